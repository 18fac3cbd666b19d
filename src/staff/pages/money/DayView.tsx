import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DraftFormik } from '../../components/DraftFormik';
import type { DayTotals } from '../../../../contract/staffMoney';
import { BillRows } from '../../../components/BillRows';
import { ErrorState } from '../../../components/ErrorState';
import { FormField } from '../../../components/FormField';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PillChoice } from '../../../components/PillChoice';
import { TitledSection } from '../../../components/TitledSection';
import { useToasts } from '../../../hooks/useToasts';
import { formatDisplayDate } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { RowList } from '../../components/RowList';
import { useDifference } from '../../hooks/useDifference';
import { useProviderName } from '../../hooks/useProviderName';
import { dayReportPath } from '../../lib/staffPaths';
import { useCloseDayMutation, useGetDayBooksQuery } from '../../store/moneyApi';
import { validateNote } from './validation';

const Totals = ({ totals }: { totals: DayTotals }) => {
  const { t } = useTranslation('staffMoney');
  const nameOf = useProviderName();
  return (
    <BillRows
      rows={[
        ...totals.received.map(({ provider, amountPaise }) => ({ label: nameOf(provider), amountPaise })),
        { label: t('day.refunded'), amountPaise: -totals.refundedPaise },
        { label: t('day.expected'), amountPaise: totals.cashExpectedPaise },
        { label: t('day.counted'), amountPaise: totals.cashCountedPaise },
        { label: t('day.inHand'), amountPaise: totals.cashInHandPaise },
        { label: t('day.difference'), amountPaise: totals.differencePaise, kind: 'total' as const },
      ]}
    />
  );
};

/** The day's close: what came in, what was counted, and the difference with its reason. */
export const DayView = () => {
  const { t, i18n } = useTranslation('staffMoney');
  const { enqueueSnackbar } = useToasts();
  const differenceText = useDifference();
  const { data, isError, refetch } = useGetDayBooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [closeDay] = useCloseDayMutation();
  const dayOf = (day: string) => formatDisplayDate(`${day}T12:00:00+05:30`, i18n.language);

  if (isError && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { openDays, closings } = data;
  const totalsOf = (day: string) => openDays.find((open) => open.day === day)?.totals ?? data.totals;
  const today = openDays[0]?.day;
  const sinceLast = (totals: DayTotals) => (
    <TitledSection title={t('day.sinceLast')}>
      <Card sx={{ padding: 2 }}>
        <Totals totals={totals} />
      </Card>
    </TitledSection>
  );
  return (
    <Stack spacing={4} sx={{ maxWidth: 720 }}>
      {today === undefined ? (
        <>
          {sinceLast(data.totals)}
          <Typography>{t('day.isClosed')}</Typography>
        </>
      ) : (
        <DraftFormik
          draft={`closeDay-${today}`}
          key={today}
          initialValues={{ day: today, note: '' }}
          validate={({ day, note }) => validateNote(note, totalsOf(day).differencePaise)}
          onSubmit={async ({ day, note }, { resetForm }) => {
            const why = note.trim();
            const { differencePaise } = totalsOf(day);
            const { error } = await closeDay({ day, differencePaise, ...(why && { note: why }) });
            if (error) return;
            resetForm();
            enqueueSnackbar(t('day.closed', { day: dayOf(day) }), { variant: 'success' });
          }}
        >
          {({ values, setFieldValue, isSubmitting }) => (
            <Stack component={Form} noValidate spacing={1.5}>
              {openDays.length > 1 && (
                <PillChoice
                  label={t('day.which')}
                  value={values.day}
                  options={openDays.map(({ day }) => ({ value: day, label: dayOf(day) }))}
                  onChange={(value) => void setFieldValue('day', value)}
                />
              )}
              {sinceLast(totalsOf(values.day))}
              <FormField
                name="note"
                label={t(totalsOf(values.day).differencePaise === 0 ? 'day.note' : 'handover.note')}
                translate={() => t('handover.noteNeeded')}
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {t('day.close', { day: dayOf(values.day) })}
              </Button>
            </Stack>
          )}
        </DraftFormik>
      )}
      <RowList
        title={t('day.closings')}
        empty={t('day.noClosings')}
        items={closings}
        keyOf={({ day }) => day}
        render={(closing) => (
          <>
            <div>
              <Typography variant="subtitle1" component="h3">
                <Link to={dayReportPath(closing.day)} style={{ color: 'inherit' }}>
                  {dayOf(closing.day)}
                </Link>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[closing.closedByName, closing.note].filter(Boolean).join(' · ')}
              </Typography>
            </div>
            <Typography
              variant="body2"
              sx={{ color: closing.totals.differencePaise === 0 ? 'text.secondary' : 'error.main', fontWeight: 600 }}
            >
              {differenceText(closing.totals.differencePaise)}
            </Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatPaise(closing.totals.received.reduce((sum, { amountPaise }) => sum + amountPaise, 0))}
            </Typography>
          </>
        )}
      />
    </Stack>
  );
};
