import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderCard } from '../../../../contract/staffOrders';
import { CallOutlined } from '../../../components/lazyIcons';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { formatPaise } from '../../../lib/money';
import { telephoneLink } from '../../../lib/telephoneLink';
import { PanelDialog } from '../../components/PanelDialog';
import { saveKey } from '../../lib/saveKey';

interface CallFirstDialogProps {
  /** First door orders that wait for their approval. */
  cards: readonly OrderCard[];
  isBusy: boolean;
  /** @param unapproved numbers of the orders that are not to be approved */
  onApprove: (unapproved: readonly string[]) => void;
  onClose: () => void;
}

/** Names first door orders with the numbers to call, before all that stay ticked are approved. */
export const CallFirstDialog = ({ cards, isBusy, onApprove, onClose }: CallFirstDialogProps) => {
  const { t } = useTranslation('staffBoard');
  const [unapproved, setUnapproved] = useState<readonly string[]>([]);
  const toggle = (number: string): void =>
    setUnapproved(unapproved.includes(number) ? unapproved.filter((each) => each !== number) : [...unapproved, number]);
  return (
    <PanelDialog open title={t('callFirst.title', { count: cards.length })} onClose={onClose}>
      <Stack spacing={2}>
        <Typography>{t('callFirst.text')}</Typography>
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {cards.map(({ orderNumber, name, phoneToCall, amountPaise }) => (
            <Stack key={orderNumber} component="li" direction="row" sx={{ alignItems: 'center' }}>
              <Checkbox
                edge="start"
                checked={!unapproved.includes(orderNumber)}
                onChange={() => toggle(orderNumber)}
                slotProps={{ input: { 'aria-label': `${t('steps.APPROVE')}: ${orderNumber}` } }}
              />
              <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {`${orderNumber} · ${formatPaise(amountPaise)}`}
                <br />
                {name ?? t('card.erased')}
              </Typography>
              {phoneToCall !== null && (
                <Button
                  startIcon={<CallOutlined />}
                  href={telephoneLink(`+91 ${phoneToCall}`)}
                  sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
                >
                  {formatMobileNumber(phoneToCall)}
                </Button>
              )}
            </Stack>
          ))}
        </Stack>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => onApprove(unapproved)} {...saveKey}>
          {unapproved.length === 0
            ? t('callFirst.approveAll', { count: cards.length })
            : t('callFirst.approveSome', { count: cards.length - unapproved.length })}
        </Button>
      </Stack>
    </PanelDialog>
  );
};
