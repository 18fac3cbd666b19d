import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { RecalledOrder } from '../../../../contract/staffRecall';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { ArrowBack } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useToasts } from '../../../hooks/useToasts';
import { formatPaise } from '../../../lib/money';
import { isApiError } from '../../../store/api/ApiError';
import { RowList } from '../../components/RowList';
import { batchInWords, batchName, formatStockDay } from '../../features/stock/stockTexts';
import { usePackTitle } from '../../features/stock/usePackTitle';
import { packStockPath } from '../../lib/staffPaths';
import { useEndRecallMutation, useGetRecallQuery, useRefundRecalledMutation } from '../../store/recallApi';
import { useMay } from '../../store/staffHooks';
import { RecallDialog } from './RecallDialog';
import { RecalledOrderRow } from './RecalledOrderRow';

const PRINTED = {
  '@media print': {
    'html, body': { background: 'white' },
    '#root > div': { display: 'block' },
    'header, nav, [data-screen-only]': { display: 'none !important' },
    '#staff-content': { padding: '0 !important' },
  },
};

type Question = { about: 'end' } | { about: 'refund'; order: RecalledOrder } | null;

/** Every order and customer of a batch: to write to them, to give their money back, and to print. */
export const RecallPage = () => {
  const { t, i18n } = useTranslation('staffStock');
  const packTitle = usePackTitle();
  const { enqueueSnackbar } = useToasts();
  const { batchId = '' } = useParams();
  const mayRecall = useMay('recallBatches');
  const { currentData: batch, error, refetch } = useGetRecallQuery(batchId, { refetchOnMountOrArgChange: true });
  const [endRecall, ending] = useEndRecallMutation();
  const [refund, refunding] = useRefundRecalledMutation();
  const [isRecalling, setRecalling] = useState(false);
  const [question, setQuestion] = useState<Question>(null);
  const close = () => setQuestion(null);

  if (!batch) {
    if (isApiError(error) && error.status === 404)
      return (
        <EmptyState heading="h1" title={t('recall.noBatch')} action={<Link to="/staff/stock">{t('back')}</Link>} />
      );
    return error ? <ErrorState heading="h1" onRetry={() => void refetch()} /> : <PageSkeleton />;
  }
  const isRecalled = batch.outOfSale === 'RECALLED';
  const code = batchName(batch.code, t);
  const unitsSold = batch.orders.reduce((sum, { units }) => sum + units, 0);

  const confirm = async () => {
    if (question?.about === 'end') {
      const { error: failed } = await endRecall(batchId);
      if (!failed) enqueueSnackbar(t('recall.ended'), { variant: 'success' });
    }
    if (question?.about === 'refund') {
      const { orderId, orderNumber, amountPaise } = question.order;
      const { data } = await refund({ batchId, body: { orderId, amountPaise } });
      if (data) {
        const said = data.refundMethod === 'APPROVAL' ? 'recall.refundAsked' : 'recall.refunded';
        enqueueSnackbar(t(said, { amount: formatPaise(amountPaise), number: orderNumber }), { variant: 'success' });
      }
    }
    close();
  };

  return (
    <Stack spacing={3} sx={{ maxWidth: 960 }}>
      <GlobalStyles styles={PRINTED} />
      <div>
        <Button
          data-screen-only
          component={Link}
          to={packStockPath(batch.packId)}
          startIcon={<ArrowBack />}
          sx={{ ml: -1 }}
        >
          {t('recall.toPack')}
        </Button>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {`${packTitle(batch)} · ${batchInWords(batch.code, t)}`}
        </Typography>
        {batch.bestBefore && (
          <Typography color="textSecondary">
            {t('batch.bestBefore', { day: formatStockDay(batch.bestBefore, i18n.language) })}
          </Typography>
        )}
      </div>
      {batch.spellings.length > 0 && (
        <Typography>{t('recall.spellings', { codes: batch.spellings.join(', ') })}</Typography>
      )}
      {isRecalled ? (
        <Alert severity="warning">{t('recall.since', { reason: batch.recallReason ?? '' })}</Alert>
      ) : (
        <Typography sx={{ maxWidth: '65ch' }}>{t('recall.before')}</Typography>
      )}
      <Stack data-screen-only direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {mayRecall && (
          <Button variant={isRecalled ? 'outlined' : 'contained'} color="error" onClick={() => setRecalling(true)}>
            {t(isRecalled ? 'recall.reword' : 'recall.recall')}
          </Button>
        )}
        {mayRecall && isRecalled && (
          <Button variant="outlined" onClick={() => setQuestion({ about: 'end' })}>
            {t('recall.end')}
          </Button>
        )}
        <Button variant="outlined" disabled={batch.orders.length === 0} onClick={() => window.print()}>
          {t('recall.print')}
        </Button>
      </Stack>
      <RowList
        title={t('recall.orders', { count: batch.orders.length, packs: unitsSold })}
        empty={t('recall.noOrders')}
        items={batch.orders}
        keyOf={({ orderId }) => orderId}
        render={(order) => (
          <RecalledOrderRow
            batch={batch}
            order={order}
            onRefund={mayRecall ? () => setQuestion({ about: 'refund', order }) : undefined}
          />
        )}
      />
      {isRecalling && <RecallDialog batch={batch} onClose={() => setRecalling(false)} />}
      {question && (
        <ConfirmDialog
          open
          title={
            question.about === 'end'
              ? t('recall.confirmEnd', { code })
              : t('recall.confirmRefund', {
                  amount: formatPaise(question.order.amountPaise),
                  number: question.order.orderNumber,
                })
          }
          confirmLabel={t(question.about === 'end' ? 'recall.end' : 'recall.refund')}
          busy={ending.isLoading || refunding.isLoading}
          onConfirm={() => void confirm()}
          onCancel={close}
        />
      )}
    </Stack>
  );
};
