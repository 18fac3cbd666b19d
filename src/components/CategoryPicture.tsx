import type { Picture } from '../../contract/pictures';
import { PictureImage } from './PictureImage';
import { PlainPouch } from './PlainPouch';

interface CategoryPictureProps {
  /** Null shows a plain pouch. */
  picture: Picture | null;
  /** The value of an `img` element's `sizes`. */
  sizes: string;
}

/** Square; the category's name is beside it. */
export const CategoryPicture = ({ picture, ...image }: CategoryPictureProps) =>
  picture ? <PictureImage square picture={picture} alt="" {...image} /> : <PlainPouch alt="" />;
