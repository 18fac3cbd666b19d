import type { Pack } from '../../contract/homepage';
import type { Picture } from '../../contract/pictures';

export const firstPackToShow = (packs: readonly Pack[]): Pack => {
  const pack = packs.find(({ available }) => available > 0) ?? packs[0];
  if (!pack) throw new Error('A product has at least one pack');
  return pack;
};

/** Only one pack of a product has a placeholder, because all its packs look alike. */
export const pictureOf = ({ picture }: Pack, packs: readonly Pack[]): Picture | null =>
  picture && { ...picture, placeholder: packs.map((pack) => pack.picture?.placeholder).find(Boolean) ?? '' };
