import type { BannerPicture as Cuts } from '../../contract/pictures';
import { PictureImage } from './PictureImage';

interface BannerPictureProps {
  picture: Cuts;
  /** How wide it is shown, as in an `img`'s `sizes`. */
  sizes: string;
  /** For the first banner: it is the largest thing that a person sees first. */
  priority?: boolean;
}

/**
 * A scene behind the words of a banner: standing on phones, lying on wider windows. It fills its nearest positioned ancestor, which
 * decides the height; what matters in it stands below the middle and to the right.
 */
export const BannerPicture = ({ picture: { wide, tall }, ...image }: BannerPictureProps) => (
  <PictureImage
    picture={wide}
    onPhones={tall}
    alt=""
    {...image}
    sx={{ position: 'absolute', inset: 0, height: '100%', objectPosition: { mobile: '50% 100%', tablet: '70% 70%' } }}
  />
);
