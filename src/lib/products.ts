import type { Pack } from '../../contract/homepage';
import type { Picture } from '../../contract/pictures';

export const firstPackToShow = (packs: readonly Pack[]): Pack => {
  const pack = packs.find(({ available }) => available > 0) ?? packs[0];
  if (!pack) throw new Error('A product has at least one pack');
  return pack;
};

/** The shop's own photos have other paths than the pictures of the build. */
export const isOwnPhoto = (picture: Picture | null | undefined): boolean =>
  picture?.path.startsWith('/pictures/') === false;

/** Only one pack of a product has a placeholder, because all its packs look alike. */
export const pictureOf = ({ picture }: Pack, packs: readonly Pack[]): Picture | null =>
  picture && { ...picture, placeholder: packs.map((pack) => pack.picture?.placeholder).find(Boolean) ?? '' };
