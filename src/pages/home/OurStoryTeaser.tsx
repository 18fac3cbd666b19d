import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way to /our-story, which no link of the footer has (specification §2). */
export const OurStoryTeaser = () => {
  const { t } = useTranslation('home');
  return (
    <Box
      component="section"
      aria-labelledby="our-story"
      sx={{ bgcolor: 'surface.tint', borderRadius: '14px', p: { mobile: 3, desktop: 5 } }}
    >
      <Typography id="our-story" variant="h2">
        {t('ourStory.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: '60ch' }}>{t('ourStory.text')}</Typography>
      <Button component={Link} to="/our-story" variant="contained">
        {t('ourStory.action')}
      </Button>
    </Box>
  );
};
