import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../components/SectionHeading';
import { SmallDrawing } from '../../components/SmallDrawing';
import { useGetStoreQuery } from '../../store/api/homepageApi';

/** Three reasons, each of which the shop keeps elsewhere on its pages. */
export const WhyUs = () => {
  const { t } = useTranslation('home');
  const { data: store } = useGetStoreQuery(undefined);

  const reasons = [
    { drawing: 'cleanGrain', title: t('whyUs.grain.title'), text: t('whyUs.grain.text') },
    { drawing: 'honestPrice', title: t('whyUs.price.title'), text: t('whyUs.price.text') },
    { drawing: 'toYourHome', title: t('whyUs.home.title'), text: store?.delivery.promise },
  ] as const;
  return (
    <Box component="section" aria-labelledby="why-us">
      <SectionHeading id="why-us" title={t('whyUs.title')} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { mobile: '1fr', tablet: 'repeat(3, 1fr)' },
        }}
      >
        {reasons.map(({ drawing, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <SmallDrawing name={drawing} width={112} />
            <Box>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
