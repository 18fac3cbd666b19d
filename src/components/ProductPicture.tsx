import type { Picture } from '../../contract/pictures';
import { PictureImage } from './PictureImage';
import { PlainPouch } from './PlainPouch';

interface ProductPictureProps {
  /** Null where the shop has none: a plain pouch stands for it. */
  picture: Picture | null;
  /** What the picture shows; '' where the name stands right beside it. */
  alt: string;
  /** How wide it is shown, as in an `img`'s `sizes`. */
  sizes: string;
  /** It is among the first things that a person sees: fetched at once, before other pictures. */
  priority?: boolean;
}

/** A pack's front, or what is in it: square, as wide as its place. */
export const ProductPicture = ({ picture, ...image }: ProductPictureProps) =>
  picture ? <PictureImage picture={picture} {...image} sx={{ aspectRatio: '1' }} /> : <PlainPouch alt={image.alt} />;
