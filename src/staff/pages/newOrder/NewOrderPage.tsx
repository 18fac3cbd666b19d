import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CreatedOrder } from '../../../../contract/orders';
import type { Caller } from '../../../../contract/phoneOrders';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { BlockedNote } from '../../components/BlockedNote';
import { useTabDraft } from '../../hooks/useTabDraft';
import { customerPath } from '../../lib/staffPaths';
import { useGetCallerQuery } from '../../store/phoneOrdersApi';
import { CallerForm } from './CallerForm';
import { CallerName } from './CallerName';
import { OrderForm } from './OrderForm';
import { PlacedPhoneOrder } from './PlacedPhoneOrder';

const isNumber = (stored: unknown): stored is string => typeof stored === 'string';

/** An order that comes by phone or WhatsApp: who calls, what they want, where it goes, and the link to pay it. */
export const NewOrderPage = () => {
  const { t } = useTranslation(['staffNewOrder', 'staffFrame']);
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useTabDraft<string | null>('staffCaller', null, isNumber);
  // A customer's page leads here with their number.
  const number = params.get('number') ?? typed;
  const setNumber = (next: string | null) => {
    setTyped(next);
    setParams({}, { replace: true });
  };
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
            {caller && (
              <>
                {/* Beside the order, which goes on here. */}
                <MuiLink href={customerPath(caller.customerId)} target="_blank" rel="noopener">
                  {caller.name} <VisuallyHidden>{t('staffFrame:newTab')}</VisuallyHidden>
                </MuiLink>
                {' · '}
              </>
            )}
            {formatMobileNumber(number)}
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
      {caller && <BlockedNote {...caller} about="newOrder" />}
      {caller?.blockedFor === null && (
        <OrderForm key={caller.customerId} caller={caller} onPlaced={(order) => setPlaced({ order, caller })} />
      )}
    </>
  );
};
