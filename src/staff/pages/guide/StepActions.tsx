import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Opening, OpeningStep } from '../../../../contract/staffOpening';
import { AREAS_PATH, CSV_PATH, PRODUCTS_PATH, SETTINGS_PATH, settingsPath, staffOrderPath } from '../../lib/staffPaths';
import { TakeProductsDialog } from './TakeProductsDialog';

/** The pages of a step, the most useful one first. */
const PAGES = {
  seller: [{ label: 'settings', to: SETTINGS_PATH }],
  area: [{ label: 'area', to: AREAS_PATH }],
  slots: [{ label: 'slots', to: '/staff/slots' }],
  products: [
    { label: 'addProduct', to: `${PRODUCTS_PATH}/new` },
    { label: 'csv', to: CSV_PATH },
    { label: 'products', to: PRODUCTS_PATH },
    { label: 'stock', to: '/staff/stock' },
  ],
  payment: [
    { label: 'payee', to: settingsPath('payee') },
    { label: 'door', to: settingsPath('door') },
  ],
  messages: [{ label: 'messages', to: '/staff/messages' }],
  testOrder: [{ label: 'newOrder', to: '/staff/new-order' }],
} as const satisfies Record<OpeningStep, readonly { label: string; to: string }[]>;

interface StepActionsProps {
  step: OpeningStep;
  opening: Opening;
  /** The next action is emphasized. */
  isNext: boolean;
}

/** The ways to do a step. */
export const StepActions = ({ step, opening: { products, testOrder }, isNext }: StepActionsProps) => {
  const { t } = useTranslation('staffOpening');
  const [isTaking, setTaking] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {step === 'testOrder' && testOrder && (
        <Button component={Link} to={staffOrderPath(testOrder.orderNumber)} variant={isNext ? 'contained' : 'outlined'}>
          {t('actions.testOrder', testOrder)}
        </Button>
      )}
      {PAGES[step].map(({ label, to }, at) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={isNext && at === 0 && !(step === 'testOrder' && testOrder) ? 'contained' : 'outlined'}
        >
          {t(`actions.${label}`)}
        </Button>
      ))}
      {step === 'products' && products.total === 0 && (
        <Button variant="outlined" onClick={() => setTaking(true)}>
          {t('actions.take')}
        </Button>
      )}
      <TakeProductsDialog open={isTaking} onClose={() => setTaking(false)} />
    </Stack>
  );
};
