import jsQR from 'jsqr';
import { objectsOf, pdfContents } from './pdfText';

interface Square {
  x: number;
  y: number;
  side: number;
}

/** It is in points; print loses smaller modules. */
const MIN_SIDE = 1;
const PX_PER_MODULE = 4;
/** Light modules around a code. */
const QUIET = 4;
const BYTES_PER_PX = 4;

/**
 * Returns what a scanner reads from the QR code that a PDF draws with squares; null where there is none.
 * @throws for a code that can't be read, or is too small on paper
 */
export function printedQr(pdf: Buffer): string | null {
  const squares = squaresIn(pdf);
  const [first] = squares;
  if (!first) return null;
  if (first.side < MIN_SIDE) throw new Error(`a module of ${first.side} pt is too small`);
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const placed = squares.map(({ x, y }) => [Math.round((x - left) / first.side), Math.round((y - top) / first.side)]);
  const width = (Math.max(...placed.flat()) + 1 + 2 * QUIET) * PX_PER_MODULE;
  const pixels = new Uint8ClampedArray(width * width * BYTES_PER_PX).fill(255);
  for (const [column = 0, row = 0] of placed)
    for (let at = 0; at < PX_PER_MODULE ** 2; at += 1) {
      const x = (column + QUIET) * PX_PER_MODULE + (at % PX_PER_MODULE);
      const y = (row + QUIET) * PX_PER_MODULE + Math.floor(at / PX_PER_MODULE);
      pixels.fill(0, (y * width + x) * BYTES_PER_PX, (y * width + x) * BYTES_PER_PX + 3);
    }
  const code = jsQR(pixels, width, width);
  if (!code) throw new Error('the squares are no code');
  return code.data;
}

/** pdfkit counts from the top of the page. */
const squaresIn = (pdf: Buffer): Square[] =>
  pdfContents(objectsOf(pdf))
    .flatMap((content) => [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)])
    .map(([, ...numbers]) => numbers.map(Number))
    .flatMap(([x = 0, y = 0, side = 0, height = 0]) => (side === height ? [{ x, y, side }] : []));
