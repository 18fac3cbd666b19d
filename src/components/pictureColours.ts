import { CATEGORY_IDS } from '../../contract/constants';

/** The paints of a drawn pouch. They belong to the drawing, not to the theme: paper and grain keep their colour in any scheme. */
interface PouchColours {
  /** What lies in the window, from light to dark. */
  grains: readonly [string, string, string];
  /** The label's band. */
  band: string;
}

export const PAPER = { light: '#D9B98A', mid: '#C9A470', dark: '#A98552', label: '#FBF7EE', ink: '#17402A' } as const;

const MILLET: PouchColours = { grains: ['#F2D68A', '#E0B54C', '#B98A2B'], band: '#24603A' };

const COLOURS: Readonly<Record<string, PouchColours>> = {
  [CATEGORY_IDS.ORGANIC_MILLETS]: MILLET,
  [CATEGORY_IDS.TRADITIONAL_RICES]: { grains: ['#D98F6A', '#A8492F', '#5B2A2E'], band: '#8A3B23' },
  [CATEGORY_IDS.PORRIDGE_MIX]: { grains: ['#E9D9BF', '#CDB08A', '#A5835A'], band: '#8A5B00' },
  [CATEGORY_IDS.MILLET_DOSA_MIX]: { grains: ['#FBF3DF', '#EAD9B0', '#CDB47E'], band: '#3E6B57' },
  [CATEGORY_IDS.PUTTU_MIX]: { grains: ['#EBC9B4', '#C08A70', '#7E4E45'], band: '#6B3A2E' },
};

/** A category that a shopkeeper adds later looks like millet. */
export const pouchColours = (categoryId: string): PouchColours => COLOURS[categoryId] ?? MILLET;
