import type { ReactNode } from 'react';
import { FIELD_HEIGHT_PX, fieldScene } from '../../components/fieldScene';
import { PictureImage } from '../../components/PictureImage';
import { storyPictures } from '../../components/storyPictures';
import { styled } from '../../components/styled';

/** Text and field as on Home's banner, in the light scheme's colours. */
const Root = styled('div')(fieldScene, ({ theme }) => ({
  paddingBlock: `32px ${FIELD_HEIGHT_PX}px`,
  '& > .page': theme.mixins.pageWidth,
  '& .text': { display: 'grid', gap: theme.spacing(2), maxWidth: '44rem' },
  [theme.breakpoints.up('desktop')]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: 'clamp(240px, 22vw, 400px)',
    paddingBlock: theme.spacing(4),
    '& .text': { maxWidth: '40%' },
  },
}));

/** The opening of a page in pictures. */
export const StoryHero = ({ children }: { children: ReactNode }) => (
  <Root data-theme={'dark' in storyPictures.field ? undefined : 'light'}>
    <div className="scene">
      <PictureImage picture={storyPictures.field} alt="" sizes="(max-width: 992px) 130vw, 62vw" />
    </div>
    <div className="page">
      <div className="text">{children}</div>
    </div>
  </Root>
);
