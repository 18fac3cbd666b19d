import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedOrder } from '../../../../contract/orders';
import type { Caller } from '../../../../contract/phoneOrders';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { useTabDraft } from '../../hooks/useTabDraft';
import { useGetCallerQuery } from '../../store/phoneOrdersApi';
import { CallerForm } from './CallerForm';
import { CallerName } from './CallerName';
import { OrderForm } from './OrderForm';
import { PlacedPhoneOrder } from './PlacedPhoneOrder';

const isNumber = (stored: unknown): stored is string => typeof stored === 'string';

/** An order that comes by phone or WhatsApp: who calls, what they want, where it goes, and the link to pay it. */
export const NewOrderPage = () => {
  const { t } = useTranslation('staffNewOrder');
  const [number, setNumber] = useTabDraft<string | null>('staffCaller', null, isNumber);
  const [placed, setPlaced] = useState<{ order: CreatedOrder; caller: Caller } | null>(null);
  const { currentData } = useGetCallerQuery(number ?? '', { skip: number === null });
  const restart = () => {
    setNumber(null);
    setPlaced(null);
  };

  if (placed) return <PlacedPhoneOrder {...placed} onNext={restart} />;
  const caller = currentData?.caller;
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ marginBlockEnd: 2 }}>
        {t('title')}
      </Typography>
      {number === null ? (
        <CallerForm onFind={setNumber} />
      ) : (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: 'center', flexWrap: 'wrap', marginBlockEnd: 2 }}
        >
          <Typography variant="h4" component="h2">
            {[caller?.name, formatMobileNumber(number)].filter(Boolean).join(' · ')}
          </Typography>
          {caller && (
            <Typography color="textSecondary">
              {caller.orderCount === 0 ? t('caller.isNew') : t('caller.orders', { count: caller.orderCount })}
            </Typography>
          )}
          <Button onClick={restart}>{t('caller.other')}</Button>
        </Stack>
      )}
      {number !== null && caller === null && <CallerName mobileNumber={number} />}
      {caller && (
        <OrderForm key={caller.customerId} caller={caller} onPlaced={(order) => setPlaced({ order, caller })} />
      )}
    </>
  );
};
