import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../contract/constants';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { Quotation } from '../../components/Quotation';
import { SectionHeading } from '../../components/SectionHeading';
import type { PageContent } from '../../content/pageText';
import { testimonials } from '../../content/testimonials';

const Voices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))' },
}));

/** First testimonials. Left out while there are only samples, which never stand where customers buy. */
export const HomeTestimonials = ({ content = testimonials }: { content?: PageContent }) => {
  const { t, i18n } = useTranslation('home');
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const { title, sections } = content[language];
  const voices = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'quote' in block ? [block] : []));
  if (voices.length === 0) return null;

  return (
    <BelowFoldSection aria-labelledby="testimonials">
      <SectionHeading
        id="testimonials"
        title={title}
        more={{ label: t('testimonials.more'), ariaLabel: t('testimonials.spoken'), to: '/testimonials' }}
      />
      <Voices>
        {voices.map(({ quote, source }) => (
          <Quotation key={quote} source={source}>
            {quote}
          </Quotation>
        ))}
      </Voices>
    </BelowFoldSection>
  );
};
