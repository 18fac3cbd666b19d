import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { formatTraceCode } from '../../../../contract/readTraceCode';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PillChoice } from '../../../components/PillChoice';
import { styled } from '../../../components/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { useGetPackingOrdersQuery } from '../../store/packingApi';
import { PackLabel } from './PackLabel';
import { PackingSlip } from './PackingSlip';
import { ShelfLabel } from './ShelfLabel';

const KINDS = ['slips', 'labels', 'packs'] as const;
type Kind = (typeof KINDS)[number];

/** Sizes of paper; only the sheets are printed. */
const paper = (kind: Kind) => ({
  '@page': kind === 'slips' ? { size: 'A4', margin: '14mm' } : { size: '100mm 50mm', margin: '3mm' },
  '@media print': {
    'html, body': { background: 'white' },
    '#root > div': { display: 'block' },
    'header, nav, [data-screen-only]': { display: 'none !important' },
    '#staff-content': { padding: '0 !important' },
  },
});

/** Black on white, whatever the screen's colours. */
const Sheet = styled('article')(({ theme }) => ({
  color: theme.palette.common.black,
  backgroundColor: theme.palette.common.white,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '@media screen': {
    maxWidth: '100%',
    marginBlockEnd: theme.spacing(3),
    padding: theme.spacing(3),
    border: `1px solid ${theme.vars.palette.surface.line}`,
  },
  '@media print': { '&:not(:last-of-type)': { breakAfter: 'page' } },
}));

/** Packing slips or shelf labels of some orders, one sheet each. */
export const PackingPrintPage = () => {
  const { t } = useTranslation('staffPacking');
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((one) => one === params.get('kind')) ?? 'slips';
  const ids = (params.get('orders') ?? '').split(',').filter(Boolean);
  const store = useGetStoreQuery(undefined);
  const orders = useGetPackingOrdersQuery(ids, { skip: ids.length === 0 });

  const failed = [store, orders].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState heading="h1" title={t('packing.failed')} onRetry={() => void failed.refetch()} />;
  if (ids.length === 0) return <EmptyState heading="h1" title={t('packing.empty')} />;
  if (!store.data || !orders.data) return <PageSkeleton />;
  const seller = store.data;
  const packs = orders.data.flatMap(({ orderId, lines }) =>
    lines.flatMap((line) =>
      (line.traces ?? []).map((trace) => ({ key: `${orderId} ${line.lineNo} ${trace.code}`, line, trace })),
    ),
  );
  return (
    <>
      <GlobalStyles styles={paper(kind)} />
      <VisuallyHidden>
        <h1>{t(`print.${kind}`)}</h1>
      </VisuallyHidden>
      <Stack
        data-screen-only
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'end', marginBlockEnd: 3 }}
      >
        <PillChoice
          label={t('print.what')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`print.${value}`) }))}
          onChange={(value) => setParams({ kind: value, orders: ids.join(',') }, { replace: true })}
        />
        <Button variant="contained" onClick={() => window.print()}>
          {t('print.print', { count: kind === 'packs' ? packs.length : orders.data.length })}
        </Button>
        <Button component={Link} to="/staff/packing">
          {t('print.back')}
        </Button>
      </Stack>
      {kind === 'packs' && packs.length === 0 && <EmptyState title={t('print.noPacks')} />}
      {kind === 'packs' &&
        packs.map(({ key, line, trace }) => (
          <Sheet key={key} aria-label={formatTraceCode(trace.code)}>
            <PackLabel line={line} trace={trace} />
          </Sheet>
        ))}
      {kind !== 'packs' &&
        orders.data.map((order) => (
          <Sheet key={order.orderId} aria-label={order.orderNumber}>
            {kind === 'slips' ? <PackingSlip order={order} seller={seller} /> : <ShelfLabel order={order} />}
          </Sheet>
        ))}
    </>
  );
};
