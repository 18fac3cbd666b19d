import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { FIELD_HEIGHT_PX, fieldScene } from '../../components/fieldScene';
import { PictureImage } from '../../components/PictureImage';
import { storyPictures } from '../../components/storyPictures';
import { styled } from '../../components/styled';

const Panel = styled('section')(fieldScene, ({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 380px',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  padding: 'clamp(28px, 4.4vw, 64px)',
  paddingBottom: FIELD_HEIGHT_PX,
  borderRadius: 14,
  [theme.breakpoints.up('desktop')]: {
    alignContent: 'center',
    minHeight: 'clamp(300px, 30vw, 420px)',
    paddingBlock: theme.spacing(4),
    '& > :is(h2, p)': { maxWidth: '40%' },
  },
}));

/** The only link to /our-story (specification §2). */
export const OurStoryTeaser = () => {
  const { t } = useTranslation('home');
  return (
    <Panel aria-labelledby="our-story">
      <div className="scene">
        <PictureImage picture={storyPictures.field} alt="" sizes="(max-width: 992px) 130vw, 62vw" />
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
