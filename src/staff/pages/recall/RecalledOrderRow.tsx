import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGES, type Language, type OrderStatus } from '../../../../contract/constants';
import { formatSize } from '../../../../contract/packSize';
import type { BatchRecall, RecalledOrder } from '../../../../contract/staffRecall';
import { Translate, WhatsApp } from '../../../components/icons';
import { PlainSelect } from '../../../components/PlainSelect';
import { OrderStatusLabel } from '../../../features/orders/OrderStatusLabel';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { formatPaise } from '../../../lib/money';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { CopyButton } from '../../components/CopyButton';
import { recallText } from '../../lib/recallText';
import { staffOrderPath } from '../../lib/staffPaths';
import { chatLink } from '../../lib/whatsAppText';

/** While an order is in these, its lines can be packed for less, and its bill with them. */
const CHANGEABLE: readonly OrderStatus[] = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING'];

interface RecalledOrderRowProps {
  batch: BatchRecall;
  order: RecalledOrder;
  /** Undefined for a role that may not refund. */
  onRefund: (() => void) | undefined;
}

/** An order of a batch: who has how many, the text to them in their language, and their money. */
export const RecalledOrderRow = ({ batch, order, onRefund }: RecalledOrderRowProps) => {
  const { t, i18n } = useTranslation('staffStock');
  const { t: tBoard } = useTranslation('staffBoard');
  const { data: store } = useGetStoreQuery(undefined);
  const [language, setLanguage] = useState<Language>(i18n.language as Language);
  const { orderNumber, customerName, mobileNumber, amountPaise, refund, units, status } = order;
  const isRecalled = batch.outOfSale === 'RECALLED';
  const text = recallText(language, {
    name: customerName,
    orderNumber,
    code: batch.code,
    reason: batch.recallReason ?? '',
    shop: store?.storeName ?? 'Vayal',
    product: `${batch.names[language]}, ${formatSize(batch, language)}`,
    isPaid: refund !== 'UNPAID' && amountPaise > 0,
  });
  return (
    <>
      <div>
        <Typography variant="subtitle1" component="h3">
          <Link to={staffOrderPath(orderNumber)} style={{ color: 'inherit' }}>
            {orderNumber}
          </Link>
          {` · ${t('recall.units', { count: units })}`}
        </Typography>
        <Typography variant="body2">
          {customerName ?? t('recall.erased')}
          {mobileNumber !== null && ` · ${formatMobileNumber(mobileNumber)}`}
        </Typography>
        <Box sx={{ mt: 0.5 }}>
          <OrderStatusLabel status={status} label={tBoard(`status.${status}`)} />
        </Box>
      </div>
      {isRecalled && (
        <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {mobileNumber !== null && (
            <>
              <PlainSelect
                label={t('recall.language', { number: orderNumber })}
                icon={<Translate fontSize="small" />}
                value={language}
                options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each], lang: each }))}
                onChange={setLanguage}
              />
              <Button
                variant="outlined"
                startIcon={<WhatsApp />}
                href={chatLink(mobileNumber, text)}
                target="_blank"
                rel="noreferrer"
                aria-label={`${t('recall.whatsApp')}: ${orderNumber}`}
              >
                {t('recall.whatsApp')}
              </Button>
              <CopyButton text={text} />
            </>
          )}
          {refund === 'NONE' && amountPaise > 0 && onRefund ? (
            <Button
              variant="contained"
              onClick={onRefund}
              aria-label={t('recall.refundOf', { amount: formatPaise(amountPaise), number: orderNumber })}
            >
              {t('recall.refundAmount', { amount: formatPaise(amountPaise) })}
            </Button>
          ) : (
            refund !== 'NONE' && (
              <Typography variant="body2" color="textSecondary">
                {refund === 'UNPAID'
                  ? t(CHANGEABLE.includes(status) ? 'recall.takeOut' : 'recall.afterPayment')
                  : t(`recall.state.${refund}`, { amount: formatPaise(amountPaise) })}
              </Typography>
            )
          )}
        </Box>
      )}
    </>
  );
};
