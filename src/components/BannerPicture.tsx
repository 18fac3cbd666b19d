import { styled } from '@mui/material/styles';
import type { BannerPicture as Cuts } from '../../contract/pictures';
import { PictureImage, type PicturePriority } from './PictureImage';

interface BannerPictureProps {
  picture: Cuts;
  /** How wide it is shown, as in an `img`'s `sizes`. */
  sizes: string;
  /** `first` for the first banner: it is the largest thing that a person sees first. */
  priority?: PicturePriority;
}

const Scene = styled(PictureImage)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectPosition: '50% 100%',
  [theme.breakpoints.up('tablet')]: { objectPosition: '70% 70%' },
}));

/**
 * A scene behind the words of a banner: standing on phones, lying on wider windows. It fills its nearest positioned ancestor, which
 * decides the height; what matters in it stands below the middle and to the right.
 */
export const BannerPicture = ({ picture: { wide, tall }, ...image }: BannerPictureProps) => (
  <Scene picture={wide} onPhones={tall} alt="" {...image} />
);
