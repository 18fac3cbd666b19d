import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { GrassOutlined, HomeOutlined, ReceiptLongOutlined } from '../../components/icons';
import { SectionHeading } from '../../components/SectionHeading';
import { useGetStoreQuery } from '../../store/api/homepageApi';

/** Three reasons, each of which the shop keeps elsewhere on its pages. */
export const WhyUs = () => {
  const { t } = useTranslation('home');
  const { data: store } = useGetStoreQuery(undefined);

  const reasons = [
    { Icon: GrassOutlined, title: t('whyUs.grain.title'), text: t('whyUs.grain.text') },
    { Icon: ReceiptLongOutlined, title: t('whyUs.price.title'), text: t('whyUs.price.text') },
    { Icon: HomeOutlined, title: t('whyUs.home.title'), text: store?.delivery.promise },
  ];
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
        {reasons.map(({ Icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Icon aria-hidden fontSize="large" sx={{ color: 'primary.main' }} />
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
