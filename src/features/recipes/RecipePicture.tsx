import { styled } from '@mui/material/styles';
import type { Picture } from '../../../contract/pictures';
import { Bowl } from '../../components/lazyIcons';
import { PictureImage, type PicturePriority } from '../../components/PictureImage';

interface RecipePictureProps {
  /** Null shows a drawn bowl. */
  picture: Picture | null;
  /** '' where the name is beside it. */
  alt: string;
  /** As `sizes` of an `img`. */
  sizes: string;
  priority?: PicturePriority;
}

const Plate = styled('div')(({ theme }) => ({
  ...theme.mixins.plate,
  aspectRatio: '4 / 3',
  '& > .bowl': { display: 'grid', placeItems: 'center', height: '100%', color: theme.vars.palette.primary.main },
  '& .MuiSvgIcon-root': { fontSize: 'clamp(56px, 30%, 112px)', opacity: 0.55 },
}));

/** A dish, cropped to 4:3. */
export const RecipePicture = ({ picture, ...image }: RecipePictureProps) => (
  <Plate className="plate">
    {picture ? (
      <PictureImage picture={picture} {...image} />
    ) : (
      <div className="bowl" aria-hidden>
        <Bowl />
      </div>
    )}
  </Plate>
);
