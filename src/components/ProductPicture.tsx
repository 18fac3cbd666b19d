import type { Picture } from '../../contract/pictures';
import { PictureImage, type PicturePriority } from './PictureImage';
import { PlainPouch } from './PlainPouch';

interface ProductPictureProps {
  /** Null where the shop has none: a plain pouch stands for it. */
  picture: Picture | null;
  /** What the picture shows; '' where the name stands right beside it. */
  alt: string;
  /** How wide it is shown, as in an `img`'s `sizes`. */
  sizes: string;
  /** Whether it is among the first things that a person sees. */
  priority?: PicturePriority;
}

/** A pack's front, or what is in it: square, as wide as its place. */
export const ProductPicture = ({ picture, ...image }: ProductPictureProps) =>
  picture ? <PictureImage square picture={picture} {...image} /> : <PlainPouch alt={image.alt} />;
