import bwipjs from 'bwip-js/node';
import { INK, type Sheet } from './sheet';

interface Modules {
  pixs: readonly number[];
  pixx: number;
  pixy: number;
}

/** Draws a QR code of a text as dark squares; the paper around is its quiet zone. */
export function drawQrCode({ doc }: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  // Its types lack the options of each code.
  const options = { bcid: 'qrcode', text, eclevel: 'M' } as Parameters<typeof bwipjs.raw>[0];
  const [code] = bwipjs.raw(options) as unknown as [Modules];
  const side = size / code.pixx;
  code.pixs.forEach((dark, at) => {
    if (dark === 1) doc.rect(x + (at % code.pixx) * side, y + Math.floor(at / code.pixx) * side, side, side);
  });
  doc.fill(INK);
}
