import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldDrawing } from '../../components/drawings/FieldDrawing';

/** Text over the sky, the field below: as on Home's banner, in the light scheme's colours. */
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: 'clamp(32px, 5vw, 80px) clamp(150px, 17vw, 260px)',
  backgroundColor: theme.vars.palette.surface.sky,
  color: theme.vars.palette.surface.onSky,
  ...theme.mixins.dimmedInDarkMode,
  '& > svg': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    zIndex: -1,
    width: '100%',
    height: 'clamp(140px, 16vw, 250px)',
  },
  '& > .page': theme.mixins.pageWidth,
  '& .text': { display: 'grid', gap: theme.spacing(2), maxWidth: '44rem' },
}));

/** The opening of Our Story. */
export const StoryHero = ({ children }: { children: ReactNode }) => (
  <Root data-theme="light">
    <FieldDrawing />
    <div className="page">
      <div className="text">{children}</div>
    </div>
  </Root>
);
