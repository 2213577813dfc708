import type { Jump } from '../../board/board';
import type { PlayEvent } from '../../play';

type Names = (player: number) => string;
type Moved = Extract<PlayEvent, { type: 'moved' }>;

const nouns = { ladder: 'はしご', snake: 'ヘビ' } as const;

/** What a token does on a jump: in the form that goes on, or in that which ends the sentence. */
function carried({ kind, from, to, caption }: Jump, last: boolean): string {
  const which = caption === null ? nouns[kind] : `${nouns[kind]}「${caption}」`;
  if (to === 0) return last ? `${which}を滑って盤の外へ出ます` : `${which}を滑って盤の外へ出て`;
  const way = kind === 'ladder' ? (to > from ? 'を登って' : 'を下って') : to > from ? 'に乗って上の' : 'を滑り下りて';
  return last ? `${which}${way}${to}へ行きます` : `${which}${way}${to}へ行き`;
}

function moved({ player, face, from, walked, how, jumps, captions }: Moved, name: Names): string {
  const who = name(player);
  const origin = from === 0 ? '盤の外' : `${from}`;
  const still: Readonly<Record<Moved['how'], string>> = {
    enter: `${who}は${face}の目で1のマスに入ります`,
    walk: `${who}は${origin}から${face}進んで${walked}に止まります`,
    bounce: `${who}は${origin}から${face}進み、ゴールで折り返して${walked}に止まります`,
    pass: `${who}は${origin}から${face}進んでゴールを越えるので、ゴールに着いたことになります`,
    'past-goal': `${face}進むとゴールを越えるので、${who}は${from}から動けません`,
    'past-end': `${face}進むと最後のマスを越えるので、${who}は${from}から動けません`,
  };
  const onward: Readonly<Record<Moved['how'], string>> = {
    ...still,
    enter: `${who}は${face}の目で1のマスに入り`,
    walk: `${who}は${origin}から${face}進んで${walked}に着き`,
    bounce: `${who}は${origin}から${face}進み、ゴールで折り返して${walked}に着き`,
  };
  const carry = jumps.map((jump, i) => carried(jump, i === jumps.length - 1));
  const sentence = carry.length === 0 ? still[how] : [onward[how], ...carry].join('、');
  return [`${sentence}。`, ...captions.map(({ cell, caption }) => `${cell}のマスには「${caption}」とあります。`)].join(
    '',
  );
}

export function full(event: PlayEvent, name: Names): string {
  switch (event.type) {
    case 'thrown':
      return event.again
        ? `${name(event.player)}は${event.face}を出しました。もう一度振ります。`
        : `${name(event.player)}は${event.face}を出しました。`;
    case 'limit':
      return `続けて${event.run}回目なので、もう振れません。`;
    case 'void':
      return event.cell === 0
        ? `もう一度振れる目が${event.run}回出たので、この手番は無効です。${name(event.player)}は盤の外のままです。`
        : `もう一度振れる目が${event.run}回出たので、この手番は無効です。${name(event.player)}は${event.cell}のままです。`;
    case 'waits':
      return `${name(event.player)}は盤の外のままです。盤に入れる目は${event.faces.join('、')}だけです。`;
    case 'lost':
      return `${event.face}は使えません。盤の外で使える目は${event.faces.join('、')}だけです。`;
    case 'moved':
      return moved(event, name);
    case 'dropped':
      return `残りの${event.faces.join('、')}は使いません。`;
    case 'finished':
      return `${name(event.player)}はゴールに着き、${event.place}位になりました。`;
    case 'reversed':
      return `出た目の合計が${event.sum}で${event.by}で割り切れるので、手番の回る向きが逆になります。`;
    case 'loses':
      return `もう一度振れる目が続けて${event.run}回出たので、次の${name(event.player)}は1回休みです。`;
    case 'skipped':
      return `${name(event.player)}はこの手番を休みます。`;
    case 'next':
      return `次は${name(event.player)}の番です。`;
    case 'over':
      return event.finished.length === 1
        ? `ゲーム終了。${name(event.finished[0])}の勝ちです。`
        : `ゲーム終了。${event.finished.map((player, i) => `${i + 1}位${name(player)}`).join('、')}です。`;
  }
}

function movedBrief({ from, walked, to, how, jumps }: Moved): string {
  if (how === 'past-goal' || how === 'past-end') return `${from}のまま。`;
  if (jumps.length === 0) return `${walked}へ。`;
  const by = jumps.map(({ kind }) => nouns[kind]).join('と');
  return to === 0 ? `${by}で盤の外へ。` : `${by}で${to}へ。`;
}

export function brief(event: PlayEvent, name: Names): string | null {
  switch (event.type) {
    case 'thrown':
      return event.again
        ? `${name(event.player)}、${event.face}、もう一度。`
        : `${name(event.player)}、${event.face}。`;
    case 'void':
      return '無効。';
    case 'waits':
      return '盤の外のまま。';
    case 'moved':
      return movedBrief(event);
    case 'finished':
      return `${event.place}位。`;
    case 'reversed':
      return '逆回り。';
    case 'loses':
      return `${name(event.player)}は1回休み。`;
    case 'skipped':
      return `${name(event.player)}は休み。`;
    case 'next':
      return `次は${name(event.player)}。`;
    case 'over':
      return `終了。${event.finished.map(name).join('、')}。`;
    case 'limit':
    case 'lost':
    case 'dropped':
      return null;
  }
}
