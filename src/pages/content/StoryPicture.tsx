import { PictureImage, type PicturePriority } from '../../components/PictureImage';
import { storyPictures } from '../../components/storyPictures';
import { styled } from '../../components/styled';
import type { StoryPictureName } from '../../content/pageText';

const Plate = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.surface.tint,
  '& img': { aspectRatio: '3 / 2' },
}));

/** Decorative: the text beside it says the same. */
export const StoryPicture = ({ name, priority }: { name: StoryPictureName; priority?: PicturePriority }) => (
  <Plate>
    <PictureImage
      picture={storyPictures[name]}
      alt=""
      sizes="(max-width: 992px) 92vw, 560px"
      {...(priority && { priority })}
    />
  </Plate>
);
