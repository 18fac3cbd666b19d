import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DayReport as Report } from '../../../../contract/staffFigures';
import { BillRows, type BillRow } from '../../../components/BillRows';
import { TitledSection } from '../../../components/TitledSection';
import { formatDateTime, formatTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { FigureTable } from '../../components/FigureTable';
import { useDifference } from '../../hooks/useDifference';
import { formatWeight, formatWhole } from '../../lib/figureTexts';
import { MethodsCsv } from './MethodsCsv';
import { MethodsTable } from './MethodsTable';

const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <TitledSection title={title} aside={aside}>
    <Card sx={{ padding: 2 }}>{children}</Card>
  </TitledSection>
);

const sumOf = <Row,>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

/** From the day's bills to the money that came in and went back, the cash and the close. */
export const DayReport = ({ report, isToday }: { report: Report; isToday: boolean }) => {
  const { t, i18n } = useTranslation('staffFigures');
  const differenceText = useDifference();
  const { bills, methods, refunds, handovers, actsAlone, closing, products } = report;
  const time = (iso: string) => formatTime(iso, i18n.language);
  const lines = (rows: BillRow[], none: string) =>
    rows.length === 0 ? <Typography>{none}</Typography> : <BillRows rows={rows} />;
  const withTotal = (rows: BillRow[]): BillRow[] =>
    rows.length === 0
      ? rows
      : [...rows, { label: t('total'), amountPaise: sumOf(rows, (row) => row.amountPaise), kind: 'total' }];

  return (
    <Stack spacing={3}>
      <Part title={t('day.bills')}>
        <BillRows
          rows={[
            { label: t('day.items'), amountPaise: bills.itemsPaise },
            { label: t('day.addons'), amountPaise: bills.addonsPaise },
            { label: t('day.discount'), amountPaise: -bills.discountPaise },
            { label: t('day.delivery'), amountPaise: bills.deliveryPaise },
            { label: t('day.reduced'), amountPaise: -bills.reducedPaise },
            {
              label: t('day.sales', { count: bills.orders }),
              amountPaise: bills.salesPaise,
              kind: 'total',
            },
            { label: t('day.taxIncluded'), amountPaise: bills.taxIncludedPaise, kind: 'detail' },
            ...(bills.roundingPaise === 0
              ? []
              : [{ label: t('day.rounding'), amountPaise: bills.roundingPaise, kind: 'detail' as const }]),
            { label: t('day.due'), amountPaise: bills.duePaise, kind: 'detail' },
            {
              label: t('day.cancelled', { count: bills.cancelledOrders }),
              amountPaise: bills.cancelledPaise,
              kind: 'detail',
            },
          ]}
        />
      </Part>
      <Part title={t('day.methods')} aside={methods.length > 0 && <MethodsCsv day={report.day} methods={methods} />}>
        {methods.length === 0 ? <Typography>{t('day.noMoney')}</Typography> : <MethodsTable methods={methods} />}
      </Part>
      <Part title={t('day.refunds')}>
        {lines(
          withTotal(
            refunds.map(({ cause, refunds: count, refundedPaise }) => ({
              label: t('day.refundsOf', { name: t(`refunds.cause.${cause}`), count }),
              amountPaise: refundedPaise,
            })),
          ),
          t('day.noneRefunded'),
        )}
      </Part>
      <Part title={t('day.cash')}>
        {lines(
          handovers.map(({ at, name, receivedByName, countedPaise, differencePaise, note }) => ({
            label: `${name} ${t('day.receivedBy', { name: receivedByName, at: time(at) })}`,
            amountPaise: countedPaise,
            hint: [differenceText(differencePaise), note].filter(Boolean).join(' · '),
          })),
          t('day.noCash'),
        )}
      </Part>
      {actsAlone.length > 0 && (
        <Part title={t('day.alone')}>
          {actsAlone.map(({ at, name, action }) => (
            <Typography key={at}>{[time(at), name, t(`day.act.${action}`)].join(' · ')}</Typography>
          ))}
        </Part>
      )}
      <Part title={t('day.close')}>
        {closing ? (
          <Typography>
            {[
              t('day.closed', { name: closing.closedByName, at: formatDateTime(closing.closedAt, i18n.language) }),
              differenceText(closing.differencePaise),
              closing.note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ) : (
          <>
            <Typography>{t('day.open')}</Typography>
            {isToday && (
              <Button component={Link} to="/staff/money?view=day" data-screen-only sx={{ marginInlineStart: -1 }}>
                {t('day.toClose')}
              </Button>
            )}
          </>
        )}
      </Part>
      <Part title={t('day.products')}>
        {products.length === 0 ? (
          <Typography>{t('day.noProducts')}</Typography>
        ) : (
          <FigureTable
            caption={t('day.products')}
            columns={[
              { header: t('column.product'), text: ({ name }) => name },
              { header: t('column.units'), numeric: true, text: ({ units }) => formatWhole(units) },
              { header: t('column.weight'), numeric: true, text: ({ grams }) => formatWeight(grams) },
              { header: t('column.sales'), numeric: true, text: ({ salesPaise }) => formatPaise(salesPaise) },
            ]}
            rows={products}
            keyOf={({ productId }) => productId}
            isWhole
          />
        )}
      </Part>
    </Stack>
  );
};
