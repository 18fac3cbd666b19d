import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { SampleMark } from '../../components/SampleMark';
import { SectionHeading } from '../../components/SectionHeading';
import { testimonials } from '../../content/testimonials';

const Voices = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))' },
  '& > li': { padding: theme.spacing(3) },
}));

/** First testimonials; samples are marked. */
export const HomeTestimonials = () => {
  const { t, i18n } = useTranslation('home');
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const voices = testimonials[language].sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'sample' in block ? [block.sample] : []));

  return (
    <BelowFoldSection aria-labelledby="testimonials">
      <SectionHeading
        id="testimonials"
        title={testimonials[language].title}
        more={{ label: t('testimonials.more'), ariaLabel: t('testimonials.spoken'), to: '/testimonials' }}
      />
      <Voices>
        {voices.map(({ title, text }) => (
          <Paper component="li" key={title} variant="sample">
            <SampleMark />
            <Typography variant="h4" component="h3" sx={{ mt: 1.5 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          </Paper>
        ))}
      </Voices>
    </BelowFoldSection>
  );
};
