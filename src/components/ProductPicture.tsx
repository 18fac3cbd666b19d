import type { Picture } from '../../contract/pictures';
import { PictureImage, type PicturePriority } from './PictureImage';
import { PlainPouch } from './PlainPouch';

interface ProductPictureProps {
  /** Null shows a plain pouch. */
  picture: Picture | null;
  /** '' where the name is beside it. */
  alt: string;
  /** For the plain pouch, where it is large. */
  name?: string;
  /** It has the syntax of an `img`'s `sizes`. */
  sizes: string;
  /** Loading priority. */
  priority?: PicturePriority;
}

/** A pack's front or content, square. */
export const ProductPicture = ({ picture, name, ...image }: ProductPictureProps) =>
  picture ? <PictureImage square picture={picture} {...image} /> : <PlainPouch alt={image.alt} name={name} />;
