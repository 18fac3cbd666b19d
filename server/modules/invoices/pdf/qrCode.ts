import { INK, type Sheet } from './sheet';

/** Dark and light modules, row by row. */
export interface QrCode {
  pixs: readonly number[];
  pixx: number;
  pixy: number;
}

/** The size in points. */
const USUAL_SIZE = 74;
/** Smaller modules on paper are hard to scan: a link with a name in Tamil has many. */
const MIN_MODULE = 1.1;

export async function encodeQrCode(text: string): Promise<QrCode> {
  const { default: bwipjs } = await import('bwip-js/node');
  // Its types lack the options of each code.
  const options = { bcid: 'qrcode', text, eclevel: 'M' } as Parameters<typeof bwipjs.raw>[0];
  const [code] = bwipjs.raw(options) as unknown as [QrCode];
  return code;
}

export const sizeOfQrCode = ({ pixx }: QrCode): number => Math.max(USUAL_SIZE, pixx * MIN_MODULE);

/** Draws dark squares; the paper around is its quiet zone. */
export function drawQrCode({ doc }: Sheet, code: QrCode, { x, y, size }: { x: number; y: number; size: number }): void {
  const side = size / code.pixx;
  code.pixs.forEach((dark, at) => {
    if (dark === 1) doc.rect(x + (at % code.pixx) * side, y + Math.floor(at / code.pixx) * side, side, side);
  });
  doc.fill(INK);
}
