import { num } from '../svg';

/** A pouch in the picture's units, standing on the floor. */
export interface Pouch {
  x: number;
  top: number;
  bottom: number;
  /** Half of the flat width at the seal. */
  half: number;
}

/** The outline: flat and widest at the seal, drawn in where it fills, round at the foot. */
export const pouchOutline = ({ x, top, bottom, half }: Pouch): string => {
  const tall = bottom - top;
  const waist = half * 0.955;
  const foot = half * 0.985;
  const at = (dx: number, y: number) => `${num(x + dx)} ${num(y)}`;
  return [
    `M${at(-half + 7, top)}`,
    `L${at(half - 7, top)}`,
    `Q${at(half, top)} ${at(half, top + 7)}`,
    `L${at(half - 1, top + 50)}`,
    `C${at(half - 4, top + tall * 0.2)} ${at(waist, top + tall * 0.3)} ${at(waist, top + tall * 0.48)}`,
    `C${at(waist, top + tall * 0.68)} ${at(foot + 2, top + tall * 0.78)} ${at(foot, bottom - 42)}`,
    `Q${at(foot - 2, bottom - 9)} ${at(foot - 40, bottom - 5)}`,
    `Q${at(0, bottom + 9)} ${at(-foot + 40, bottom - 5)}`,
    `Q${at(-foot + 2, bottom - 9)} ${at(-foot, bottom - 42)}`,
    `C${at(-foot - 2, top + tall * 0.78)} ${at(-waist, top + tall * 0.68)} ${at(-waist, top + tall * 0.48)}`,
    `C${at(-waist, top + tall * 0.3)} ${at(-half + 4, top + tall * 0.2)} ${at(-half + 1, top + 50)}`,
    `L${at(-half, top + 7)}`,
    `Q${at(-half, top)} ${at(-half + 7, top)}Z`,
  ].join('');
};
