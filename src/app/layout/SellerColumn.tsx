import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Facebook, Instagram, WhatsApp, YouTube } from '../../components/icons';
import type { Store } from '../../../contract/homepage';
import { Logo } from '../../components/Logo';

const channels = {
  instagram: { name: 'Instagram', Icon: Instagram },
  facebook: { name: 'Facebook', Icon: Facebook },
  youtube: { name: 'YouTube', Icon: YouTube },
  whatsapp: { name: 'WhatsApp', Icon: WhatsApp },
} as const;

const contactLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

/** Who sells, and how to reach them (specification §1). */
export const SellerColumn = ({ store }: { store: Store }) => {
  const { t } = useTranslation('layout');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Logo name={store.name} />
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {store.address}
      </Typography>
      <Box>
        {store.phones.map((phone) => (
          <Box key={phone}>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} color="inherit" variant="body2" sx={contactLink}>
              {phone}
            </Link>
          </Box>
        ))}
        <Link href={`mailto:${store.email}`} color="inherit" variant="body2" sx={contactLink}>
          {store.email}
        </Link>
      </Box>
      <Typography variant="body2">
        {t('fssai')}: {store.fssaiLicence}
      </Typography>
      <Stack
        direction="row"
        component="ul"
        aria-label={t('followUs')}
        sx={{ listStyle: 'none', padding: 0, margin: 0 }}
      >
        {store.links.map(({ kind, url }) => {
          const { name, Icon } = channels[kind];
          return (
            <li key={kind}>
              <IconButton href={url} target="_blank" rel="noopener" aria-label={name} color="inherit">
                <Icon />
              </IconButton>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
};
