import { useTranslation } from 'react-i18next';
import { BelowFoldSection } from '../../components/BelowFoldSection';
import { Quotation } from '../../components/Quotation';
import { SectionHeading } from '../../components/SectionHeading';
import { styled } from '../../components/styled';
import { useGetStoreQuery } from '../../store/api/homepageApi';

const Voices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))' },
}));

const SHOWN = 3;

/** First testimonials. Left out while there are only samples, which are never shown where customers buy. */
export const HomeTestimonials = () => {
  const { t } = useTranslation(['home', 'layout']);
  const { data: store } = useGetStoreQuery(undefined);
  const voices = store?.testimonials?.slice(0, SHOWN) ?? [];
  if (voices.length === 0) return null;

  return (
    <BelowFoldSection aria-labelledby="testimonials">
      <SectionHeading
        id="testimonials"
        title={t('layout:testimonials')}
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
