import { styled } from '@mui/material/styles';
import { PictureImage } from '../../components/PictureImage';
import { smallDrawings } from '../../components/smallDrawings';
import type { StoryPictureName } from '../../content/pageText';

const pictures = {
  sorting: smallDrawings.cleanGrain,
  packing: smallDrawings.honestPrice,
  delivery: smallDrawings.toYourHome,
} satisfies Record<StoryPictureName, object>;

const Plate = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.surface.tint,
  '& img': { aspectRatio: '4 / 3' },
}));

/** Decorative: the section beside it says the same. */
export const StoryPicture = ({ name }: { name: StoryPictureName }) => (
  <Plate>
    <PictureImage picture={pictures[name]} alt="" sizes="(max-width: 992px) 92vw, 560px" />
  </Plate>
);
