import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PictureImage } from '../../components/PictureImage';
import { storyPictures } from '../../components/storyPictures';

/** Text over the sky, the field below: as on Home's banner, in the light scheme's colours. */
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: 'clamp(32px, 5vw, 80px) clamp(150px, 17vw, 260px)',
  backgroundColor: theme.vars.palette.surface.sky,
  color: theme.vars.palette.surface.onSky,
  ...theme.mixins.dimmedInDarkMode,
  '& > .scene': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    '& img': { width: '100%', height: '100%', objectPosition: '60% 100%' },
    // Guarantees contrast over any picture.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(${theme.vars.palette.surface.sky} 48%, transparent 85%)`,
    },
  },
  // On the edges of the sections below.
  '& > .page': { ...theme.mixins.pageWidth, maxWidth: 'calc(80rem + 2 * var(--page-margin))' },
  '& .text': { display: 'grid', gap: theme.spacing(2), maxWidth: '44rem' },
}));

/** The opening of Our Story. */
export const StoryHero = ({ children }: { children: ReactNode }) => (
  <Root data-theme={'dark' in storyPictures.field ? undefined : 'light'}>
    <div className="scene">
      <PictureImage picture={storyPictures.field} alt="" sizes="100vw" />
    </div>
    <div className="page">
      <div className="text">{children}</div>
    </div>
  </Root>
);
