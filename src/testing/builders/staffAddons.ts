import type { StaffAddon, StaffAddons } from '../../../contract/staffAddons';

export const buildStaffAddon = (overrides: Partial<StaffAddon> = {}): StaffAddon => ({
  _id: 'gift-box',
  name: { en: 'Gift box', ta: 'பரிசுப் பெட்டி', hi: 'उपहार डिब्बा' },
  pricePaise: 4000,
  kind: 'EXTRA',
  active: true,
  version: 1,
  productCount: 55,
  ...overrides,
});

/** One for all, one for whole grain, and one that is off. */
export const buildStaffAddons = (): StaffAddons => [
  buildStaffAddon(),
  buildStaffAddon({
    _id: 'coarse',
    name: { en: 'Coarse grinding', ta: 'கொரகொரப்பாக அரைத்தல்', hi: '' },
    pricePaise: 0,
    kind: 'GRINDING',
    productCount: 24,
  }),
  buildStaffAddon({
    _id: 'bag',
    name: { en: 'Cloth bag', ta: 'துணிப் பை', hi: 'कपड़े का थैला' },
    pricePaise: 2500,
    active: false,
    productCount: 0,
  }),
];
