import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CATEGORY_IDS } from '../../../contract/constants';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { AppLanguageSwitch } from './AppLanguageSwitch';
import { AppThemeSwitch } from './AppThemeSwitch';
import { FooterColumn } from './FooterColumn';
import { SellerColumn } from './SellerColumn';

const category = (id: string): string => `/categories?id=${id}`;

/** The map of the shop. Our Story and Support both lead to /support: specification §2. */
export const Footer = () => {
  const { t } = useTranslation('layout');
  const { data: store, isError } = useGetStoreQuery(undefined);

  return (
    <Box component="footer" sx={{ bgcolor: 'surface.deep', color: 'surface.onDeep', paddingBlock: 6 }}>
      <Container>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { mobile: '1fr', tablet: '1fr 1fr', desktop: '1.6fr 1fr 1fr 1fr' },
          }}
        >
          {store ? <SellerColumn store={store} /> : !isError && <Skeleton variant="rounded" height={240} />}
          <FooterColumn
            title={t('products')}
            links={[
              { label: t('organicMillets'), to: category(CATEGORY_IDS.ORGANIC_MILLETS) },
              { label: t('traditionalRices'), to: category(CATEGORY_IDS.TRADITIONAL_RICES) },
              { label: t('porridgeMix'), to: category(CATEGORY_IDS.PORRIDGE_MIX) },
              { label: t('milletDosaMix'), to: category(CATEGORY_IDS.MILLET_DOSA_MIX) },
              { label: t('puttuMix'), to: category(CATEGORY_IDS.PUTTU_MIX) },
            ]}
          />
          <FooterColumn
            title={t('help')}
            links={[
              { label: t('ourStory'), to: '/support' },
              { label: t('support'), to: '/support' },
              { label: t('faq'), to: '/faq' },
              { label: t('testimonials'), to: '/testimonials' },
            ]}
          />
          <FooterColumn
            title={store?.storeName ?? t('contact')}
            links={[
              { label: t('ourTeam'), to: '/our-team' },
              { label: t('franchise'), to: '/franchise' },
              { label: t('terms'), to: '/terms-and-conditions' },
              { label: t('privacy'), to: '/privacy-policy' },
            ]}
          />
        </Box>
        <Stack
          direction={{ mobile: 'column', tablet: 'row' }}
          spacing={1}
          sx={{ marginTop: 4, justifyContent: 'space-between', alignItems: { tablet: 'center' } }}
        >
          <Typography variant="body2">{store?.copyright}</Typography>
          {store && (
            <Link
              href={store.vendorCredit.url}
              color="inherit"
              variant="body2"
              target="_blank"
              rel="noopener"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {store.vendorCredit.text}
            </Link>
          )}
          <Stack direction="row" spacing={2}>
            <AppLanguageSwitch />
            <AppThemeSwitch />
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
};
