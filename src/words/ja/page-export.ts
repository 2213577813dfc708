import type { pageExport as en } from '../en/page-export';

export const pageExport: typeof en = {
  picture: '画像',
  colours: '色',
  asSeen: '画面のとおり',
  light: '明るい配色',
  dark: '暗い配色',
  blackAndWhite: '白黒',
  saveSvg: 'SVGで保存',
  savePng: 'PNGで保存',
  copyPicture: '画像をコピー',
  print: '印刷',
  printHelp: '印刷用のファイルを指定の場所に保存して開きます。そこから印刷してください。',
  paper: '用紙',
  sheets: '大きさ',
  sheetsOf: across => (across === 1 ? '1枚（題名つき）' : `${across * across}枚のポスター（${across}×${across}）`),
  largePrint: '大きな文字',
  savePdf: '印刷用PDFを保存',
  saveSheet: '印刷用SVGを保存',
  saved: name => `${name}として保存しました。`,
  notSaved: '保存しませんでした。',
  noPicture: 'この盤は描けません。',
};
