import { useTranslation } from 'react-i18next';
import type { MoneyByMethod } from '../../../../contract/staffFigures';
import { formatPaise } from '../../../lib/money';
import { FigureTable } from '../../components/FigureTable';
import { useProviderName } from '../../hooks/useProviderName';
import { sumMethods } from './sumMethods';

type Sums = Pick<MoneyByMethod, 'receivedPaise' | 'refundedPaise'>;
const amounts = ({ receivedPaise, refundedPaise }: Sums) =>
  [receivedPaise, -refundedPaise, receivedPaise - refundedPaise].map(formatPaise);

/** What came in and was refunded by each method, and what remains. */
export const MethodsTable = ({ methods }: { methods: readonly MoneyByMethod[] }) => {
  const { t } = useTranslation('staffFigures');
  const nameOf = useProviderName();
  const headers = [t('day.cameIn'), t('day.refunded'), t('day.remains')];
  return (
    <FigureTable
      caption={t('day.methods')}
      columns={[
        { header: t('day.method'), text: ({ provider }: MoneyByMethod) => nameOf(provider) },
        ...headers.map((header, at) => ({
          header,
          numeric: true,
          text: (sums: MoneyByMethod) => amounts(sums)[at] ?? '',
        })),
      ]}
      rows={methods}
      keyOf={({ provider }) => provider}
      total={[t('total'), ...amounts(sumMethods(methods))]}
      isWhole
    />
  );
};
