/** A file's text, and whether a BOM stood before it (it is no part of the text). */
export interface Decoded {
  readonly text: string;
  readonly bom: boolean;
}

/** The text of bytes in UTF-8; null where they are none, or hold a NUL: then it is no text file. Stops at the first such byte. */
export function decode(bytes: Uint8Array): Decoded | null {
  return decodeUtf8(bytes, true);
}

/** The text of any bytes: what is no UTF-8 becomes U+FFFD, as editors show it. */
export function decodeLoosely(bytes: Uint8Array): Decoded {
  return decodeUtf8(bytes, false)!;
}

const PIECE = 1 << 13;

/** UTF-8 by hand, since the core knows neither Node.js nor a browser. The steps are those of the WHATWG Encoding Standard, section 8.1.1. */
function decodeUtf8(bytes: Uint8Array, strict: boolean): Decoded | null {
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const units = new Uint16Array(PIECE + 2);
  let text = '';
  let count = 0;
  let point = 0;
  let needed = 0;
  let lower = 0x80;
  let upper = 0xbf;
  for (let i = bom ? 3 : 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (count >= PIECE) {
      text += String.fromCharCode.apply(null, units.subarray(0, count) as unknown as number[]);
      count = 0;
    }
    if (needed > 0) {
      if (byte < lower || byte > upper) {
        if (strict) return null;
        needed = 0;
        units[count++] = 0xfffd;
        i--; // The byte is looked at again: it may begin a character.
      } else {
        point = (point << 6) | (byte & 0x3f);
        needed--;
        if (needed === 0) {
          if (point > 0xffff) {
            units[count++] = 0xd800 + ((point - 0x10000) >> 10);
            units[count++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
          } else units[count++] = point;
        }
      }
      lower = 0x80;
      upper = 0xbf;
    } else if (byte < 0x80) {
      if (byte === 0 && strict) return null;
      units[count++] = byte;
    } else if (byte >= 0xc2 && byte <= 0xdf) {
      needed = 1;
      point = byte & 0x1f;
    } else if (byte >= 0xe0 && byte <= 0xef) {
      needed = 2;
      point = byte & 0xf;
      if (byte === 0xe0) lower = 0xa0;
      if (byte === 0xed) upper = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      needed = 3;
      point = byte & 7;
      if (byte === 0xf0) lower = 0x90;
      if (byte === 0xf4) upper = 0x8f;
    } else {
      if (strict) return null;
      units[count++] = 0xfffd;
    }
  }
  if (needed > 0) {
    if (strict) return null;
    units[count++] = 0xfffd;
  }
  return { text: text + String.fromCharCode.apply(null, units.subarray(0, count) as unknown as number[]), bom };
}
