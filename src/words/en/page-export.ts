/** What leaves the board's page: pictures, print, copies. */
export const pageExport = {
  picture: 'Picture',
  colours: 'Colours',
  asSeen: 'As on the screen',
  light: 'Light',
  dark: 'Dark',
  blackAndWhite: 'Black and white',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  copyPicture: 'Copy the picture',
  print: 'Print',
  printHelp: 'A file for print is saved where you say and opened; it is printed from there.',
  paper: 'Paper',
  sheets: 'Size',
  sheetsOf: (across: number) =>
    across === 1 ? 'One sheet, with the title' : `Poster of ${across * across} sheets, ${across} by ${across}`,
  largePrint: 'Large print',
  savePdf: 'Save as PDF for print',
  saveSheet: 'Save as SVG for print',
  saved: (name: string) => `Saved as ${name}.`,
  notSaved: 'Nothing was saved.',
  noPicture: 'This board cannot be drawn.',
};
