import { GRAINS, type Grain } from '../ingredients/ingredients';

const cooked = (length: number, width: number, colours: readonly string[]): Grain => ({
  kind: 'round',
  length,
  width,
  colours,
  gloss: 0.22,
});

/** Cooked, a grain is larger, paler and duller. */
export const COOKED = {
  pongal: cooked(17, 14, ['#F0D793', '#EBCF86', '#F4DFA6', '#E6C778', '#F2DB9C']),
  upma: cooked(17, 13, ['#F0E1B4', '#EAD8A4', '#F5E9C8', '#E4CE94', '#F3E4BC']),
  biryani: {
    ...GRAINS.seeragaSamba,
    length: 35,
    width: 11,
    colours: ['#F3E3BE', '#EBCB84', '#F0DDAE', '#E2B058', '#F8F0DC', '#D99A3E', '#EDD49A'],
    gloss: 0.4,
  },
} satisfies Record<string, Grain>;
