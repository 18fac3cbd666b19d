import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { MoneyByMethod } from '../../../../contract/staffFigures';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { useProviderName } from '../../hooks/useProviderName';
import { csvRupees, saveCsv, type CsvCell } from '../../lib/csv';
import { sumMethods } from './sumMethods';

interface MethodsCsvProps {
  day: string;
  methods: readonly MoneyByMethod[];
}

/** The day's money by method as a file. */
export const MethodsCsv = ({ day, methods }: MethodsCsvProps) => {
  const { t } = useTranslation('staffFigures');
  const nameOf = useProviderName();
  const head = [t('column.day'), t('day.method'), t('day.paymentCount'), t('day.cameIn')];
  const rowOf = (name: string, { payments, receivedPaise, refunds, refundedPaise }: MoneyByMethod): CsvCell[] => [
    ...[day, name, payments, csvRupees(receivedPaise), refunds, csvRupees(refundedPaise)],
    csvRupees(receivedPaise - refundedPaise),
  ];
  const save = (): void =>
    saveCsv(`vayal-money-${day}.csv`, [
      [...head, t('day.refundCount'), t('day.refunded'), t('day.remains')],
      ...methods.map((row) => rowOf(nameOf(row.provider), row)),
      rowOf(t('total'), sumMethods(methods)),
    ]);
  return (
    <Button
      data-screen-only
      startIcon={<DownloadOutlined />}
      onClick={save}
      aria-label={t('csvOf', { title: t('day.methods') })}
    >
      {t('csv')}
    </Button>
  );
};
