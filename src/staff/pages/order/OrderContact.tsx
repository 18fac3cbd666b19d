import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressLine } from '../../../../contract/addressLine';
import { LANGUAGES, type Language } from '../../../../contract/constants';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { Translate, WhatsApp } from '../../../components/icons';
import { CallOutlined, MapOutlined } from '../../../components/lazyIcons';
import { PlainSelect } from '../../../components/PlainSelect';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { localityName } from '../../../lib/localityName';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { telephoneLink } from '../../../lib/telephoneLink';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { customerPath } from '../../lib/staffPaths';
import { directionsLink, whatsAppLink } from '../../lib/whatsAppText';
import { DeliveryTime } from './DeliveryTime';
import { MendOrder } from './MendOrder';
import { Section } from './Section';

/** Where the order goes, and the ways to reach the customer. */
export const OrderContact = ({ order }: { order: StaffOrder }) => {
  const { t, i18n } = useTranslation('staffBoard');
  const [language, setLanguage] = useState<Language>(i18n.language as Language);
  const { data: store } = useGetStoreQuery(undefined);
  const { address, customer } = order;
  const phone = address.receiverPhone ?? customer?.mobileNumber ?? null;
  const { orderNumber, status, name } = order;
  return (
    <Section title={t('order.where')}>
      <DeliveryTime order={order} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {name ?? t('card.erased')}
        {phone !== null && ` · ${formatMobileNumber(phone)}`}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{addressLine(address)}</Typography>
      {order.area && (
        <Typography color="textSecondary">
          {localityName(order.area, i18n.language).name} {order.area.pin}
        </Typography>
      )}
      {address.instructions && <Typography color="textSecondary">{address.instructions}</Typography>}
      {order.note && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <strong>{t('order.note')}</strong> {order.note}
        </Typography>
      )}
      {customer && (
        <MuiLink
          component={Link}
          to={customerPath(customer.customerId)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
        >
          {t('order.customer', { name: customer.name })}
        </MuiLink>
      )}
      <MendOrder order={order} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5, alignItems: 'center' }}>
        {phone !== null && (
          <>
            <Button variant="outlined" startIcon={<CallOutlined />} href={telephoneLink(`+91 ${phone}`)}>
              {t('order.call')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<WhatsApp />}
              href={whatsAppLink(phone, language, { name, orderNumber, status, shop: store?.storeName ?? 'Vayal' })}
              target="_blank"
              rel="noreferrer"
            >
              {t('order.whatsApp')}
            </Button>
            <PlainSelect
              label={t('order.whatsAppLanguage')}
              icon={<Translate fontSize="small" />}
              value={language}
              options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each], lang: each }))}
              onChange={setLanguage}
            />
          </>
        )}
        <Button
          variant="outlined"
          startIcon={<MapOutlined />}
          href={directionsLink(address.location.coordinates)}
          target="_blank"
          rel="noreferrer"
        >
          {t('order.map')}
        </Button>
      </Stack>
    </Section>
  );
};
