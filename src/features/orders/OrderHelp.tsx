import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStoreQuery } from '../../store/api/homepageApi';

const contact = { display: 'flex', alignItems: 'center', minHeight: 44 } as const;

/** Whom to ask about an order. Without the shop's settings there is nobody to name, and nothing shows. */
export const OrderHelp = ({ orderNumber }: { orderNumber: string }) => {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const { data: store } = useGetStoreQuery(undefined);
  if (!store) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2">
        {t('help.title')}
      </Typography>
      <Typography variant="body2">
        {t('help.text', { number: orderNumber })} {store.hours}
      </Typography>
      {store.phones.map((phone) => (
        <Link key={phone} href={`tel:${phone.replace(/\s/g, '')}`} sx={contact}>
          {t('help.call', { phone })}
        </Link>
      ))}
      <Link href={`mailto:${store.email}?subject=${encodeURIComponent(orderNumber)}`} sx={contact}>
        {t('help.mail', { email: store.email })}
      </Link>
    </Box>
  );
};
