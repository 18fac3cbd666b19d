import type { Picture } from '../../../contract/pictures';
import { PictureImage, type PicturePriority } from '../../components/PictureImage';
import { PlainPouch } from '../../components/PlainPouch';
import { styled } from '../../components/styled';

interface RecipePictureProps {
  /** Null shows a plain pouch. */
  picture: Picture | null;
  /** '' where the name is beside it. */
  alt: string;
  /** The value of an `img` element's `sizes`. */
  sizes: string;
  priority?: PicturePriority;
}

const Plate = styled('div')(({ theme }) => ({ ...theme.mixins.plate, aspectRatio: '4 / 3' }));

/** A dish, cropped to 4:3. */
export const RecipePicture = ({ picture, ...image }: RecipePictureProps) => (
  <Plate className="plate">
    {picture ? <PictureImage picture={picture} {...image} /> : <PlainPouch alt={image.alt} />}
  </Plate>
);
