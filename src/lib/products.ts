import type { Pack } from '../../contract/homepage';
import type { Picture } from '../../contract/pictures';

/**
 * The pack that is chosen before anybody chose: the first that can be had, else the first.
 * @throws when there is no pack at all, which the contract rules out
 */
export const firstPackToShow = (packs: readonly Pack[]): Pack => {
  const pack = packs.find(({ available }) => available > 0) ?? packs[0];
  if (!pack) throw new Error('A product has at least one pack');
  return pack;
};

/**
 * A pack's front, with the one placeholder that is sent of the product's packs: they look alike.
 * @param packs all of the product
 */
export const pictureOf = ({ picture }: Pack, packs: readonly Pack[]): Picture | null =>
  picture && { ...picture, placeholder: packs.map((pack) => pack.picture?.placeholder).find(Boolean) ?? '' };
