import { num } from '../svg';

/** A sack in the picture's units: its body stands on the floor, its mouth is tied above. */
export interface Sack {
  x: number;
  /** Of the ruffle above the string. */
  top: number;
  /** Where the string is. */
  neck: number;
  bottom: number;
  half: number;
}

export const NECK_HALF = 92;

/** The full body: round shoulders, a belly that sinks, two ears at the foot. */
export const sackBody = ({ x, neck, bottom, half }: Sack): string => {
  const at = (dx: number, y: number) => `${num(x + dx)} ${num(y)}`;
  const tall = bottom - neck;
  return [
    `M${at(-NECK_HALF, neck)}`,
    `C${at(-NECK_HALF - 34, neck + 62)} ${at(-half * 0.9, neck + 44)} ${at(-half * 0.955, neck + tall * 0.28)}`,
    `C${at(-half * 1.01, neck + tall * 0.5)} ${at(-half * 1.02, neck + tall * 0.75)} ${at(-half * 0.985, bottom - 46)}`,
    `Q${at(-half * 0.99, bottom - 4)} ${at(-half * 0.86, bottom - 2)}`,
    `C${at(-half * 0.5, bottom + 10)} ${at(half * 0.4, bottom + 8)} ${at(half * 0.87, bottom - 2)}`,
    `Q${at(half * 1.0, bottom - 6)} ${at(half * 0.99, bottom - 50)}`,
    `C${at(half * 1.03, neck + tall * 0.73)} ${at(half * 1.01, neck + tall * 0.5)} ${at(half * 0.95, neck + tall * 0.27)}`,
    `C${at(half * 0.88, neck + 40)} ${at(NECK_HALF + 38, neck + 60)} ${at(NECK_HALF, neck)}Z`,
  ].join('');
};

/** The cloth above the string, opening like a flower. */
export const sackRuffle = ({ x, top, neck }: Sack): string => {
  const at = (dx: number, y: number) => `${num(x + dx)} ${num(y)}`;
  return [
    `M${at(-NECK_HALF, neck)}`,
    `C${at(-NECK_HALF - 8, neck - 40)} ${at(-150, top + 50)} ${at(-176, top + 22)}`,
    `Q${at(-150, top - 2)} ${at(-118, top + 12)}`,
    `Q${at(-88, top + 24)} ${at(-60, top + 4)}`,
    `Q${at(-30, top - 12)} ${at(2, top + 8)}`,
    `Q${at(34, top + 22)} ${at(66, top + 2)}`,
    `Q${at(96, top - 10)} ${at(124, top + 12)}`,
    `Q${at(150, top + 4)} ${at(180, top + 26)}`,
    `C${at(152, top + 56)} ${at(NECK_HALF + 10, neck - 38)} ${at(NECK_HALF, neck)}Z`,
  ].join('');
};
