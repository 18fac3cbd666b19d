import type { BannerPicture as Cuts } from '../../contract/pictures';
import { PictureImage, type PicturePriority } from './PictureImage';
import { styled } from './styled';

interface BannerPictureProps {
  picture: Cuts;
  /** The value of an `img` element's `sizes`. */
  sizes: string;
  /** `first` for the first banner, the LCP candidate. */
  priority?: PicturePriority;
}

const Scene = styled(PictureImage)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectPosition: '50% 100%',
  [theme.breakpoints.up('tablet')]: { objectPosition: '70% 85%' },
}));

/**
 * A banner's background: tall on phones, wide otherwise. Fills the nearest positioned ancestor; its motif is below the
 * centre and to the right.
 */
export const BannerPicture = ({ picture: { wide, tall }, ...image }: BannerPictureProps) => (
  <Scene picture={wide} onPhones={tall} alt="" {...image} />
);
