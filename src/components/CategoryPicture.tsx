import type { Picture } from '../../contract/pictures';
import { PictureImage } from './PictureImage';
import { PlainPouch } from './PlainPouch';

interface CategoryPictureProps {
  /** Null where the shop has none: a plain pouch stands for it. */
  picture: Picture | null;
  /** How wide it is shown, as in an `img`'s `sizes`. */
  sizes: string;
}

/** What a category is about, square; its name stands beside it. */
export const CategoryPicture = ({ picture, ...image }: CategoryPictureProps) =>
  picture ? <PictureImage square picture={picture} alt="" {...image} /> : <PlainPouch alt="" />;
