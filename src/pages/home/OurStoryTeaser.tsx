import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { PictureImage } from '../../components/PictureImage';
import { storyPictures } from '../../components/storyPictures';

const Panel = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 380px',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  padding: 'clamp(28px, 4.4vw, 64px)',
  paddingBottom: 'clamp(170px, 20vw, 260px)',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.surface.sky,
  color: theme.vars.palette.surface.onSky,
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
      background: `linear-gradient(${theme.vars.palette.surface.sky} 46%, transparent 84%)`,
    },
  },
  // Beside the scene's hills, sun and palms, which a veil from above would hide.
  [theme.breakpoints.up('tablet')]: {
    alignContent: 'center',
    minHeight: 'clamp(300px, 30vw, 420px)',
    paddingBlock: 'clamp(28px, 4.4vw, 64px)',
    '& > :is(h2, p)': { maxWidth: '46%' },
    '& > .scene img': { objectPosition: '100% 36%' },
    '& > .scene::after': {
      background: `linear-gradient(to right, ${theme.vars.palette.surface.sky} 26%, transparent 66%)`,
    },
  },
}));

/** The only link to /our-story (specification §2). */
export const OurStoryTeaser = () => {
  const { t } = useTranslation('home');
  return (
    <Panel aria-labelledby="our-story">
      <div className="scene">
        <PictureImage picture={storyPictures.field} alt="" sizes="(max-width: 1375px) 100vw, 1280px" />
      </div>
      <Typography id="our-story" variant="h2">
        {t('ourStory.title')}
      </Typography>
      <Typography variant="lead">{t('ourStory.text')}</Typography>
      <Button component={Link} to={ROUTES['our-story'].path} variant="contained">
        {t('ourStory.action')}
      </Button>
    </Panel>
  );
};
