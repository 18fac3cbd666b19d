import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CallOutlined, MailOutlined } from '../../components/lazyIcons';
import { TitledSection } from '../../components/TitledSection';
import { useGetStoreQuery } from '../../store/api/homepageApi';

/** Contact for an order. Renders nothing without store settings. */
export const OrderHelp = ({ orderNumber }: { orderNumber: string }) => {
  const { t } = useTranslation('orders');
  const { data: store } = useGetStoreQuery(undefined);
  if (!store) return null;
  return (
    <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
      <TitledSection title={t('help.title')}>
        <Typography variant="body2" sx={{ mb: 2, textWrap: 'balance' }}>
          <span>{t('help.text', { number: orderNumber })}</span>
          <br />
          <span>{store.hours}</span>
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{
            flexWrap: 'wrap',
            // Two numbers side by side.
            '& > a': { flex: { mobile: '1 1 auto', tablet: 'none' }, paddingInline: { mobile: 1, tablet: 2 } },
          }}
        >
          {store.phones.map((phone) => (
            <Button
              key={phone}
              variant="outlined"
              startIcon={<CallOutlined />}
              href={`tel:${phone.replace(/\s/g, '')}`}
              aria-label={t('help.call', { phone })}
            >
              <span>{phone}</span>
            </Button>
          ))}
          {store.email !== '' && (
            <Button
              variant="outlined"
              startIcon={<MailOutlined />}
              href={`mailto:${store.email}?subject=${encodeURIComponent(orderNumber)}`}
              aria-label={t('help.mailTo', { email: store.email })}
            >
              <span>{t('help.mail')}</span>
            </Button>
          )}
        </Stack>
      </TitledSection>
    </Card>
  );
};
