import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { FieldDrawing } from '../../components/drawings/FieldDrawing';

const Panel = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 150px',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  padding: 'clamp(28px, 4.4vw, 64px)',
  paddingBottom: 'clamp(150px, 20vw, 240px)',
  borderRadius: 14,
  // Daylight in both schemes.
  ...theme.mixins.dimmedInDarkMode,
  backgroundColor: theme.vars.palette.surface.sky,
  color: theme.vars.palette.surface.onSky,
  '& > svg': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    zIndex: -1,
    width: '100%',
    height: 'clamp(150px, 20vw, 240px)',
  },
}));

/** The only link to /our-story (specification §2). */
export const OurStoryTeaser = () => {
  const { t } = useTranslation('home');
  return (
    <Panel aria-labelledby="our-story" data-theme="light">
      <FieldDrawing />
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
