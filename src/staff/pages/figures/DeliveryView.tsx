import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { timesInWords } from '../../../../contract/slotInWords';
import type { FigurePeriod, SalesOfArea, SalesOfSlot } from '../../../../contract/staffFigures';
import { localityName } from '../../../lib/localityName';
import { formatPaise } from '../../../lib/money';
import { spanOfDay } from '../../lib/figureTexts';
import { useGetDeliveryFiguresQuery } from '../../store/figuresApi';
import { formatAxisPaise } from './charts/axes';
import { NamesChart, type NamedAmount } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { Loaded } from './Loaded';
import { useSaleColumns } from './useSaleColumns';

/** Where to, and at which time, the shop sells. */
export const DeliveryView = ({ period }: { period: FigurePeriod }) => {
  const { t, i18n } = useTranslation('staffFigures');
  const language = i18n.language as Language;
  const { orders, sales } = useSaleColumns();
  const query = useGetDeliveryFiguresQuery(period, { refetchOnMountOrArgChange: true });
  const areaName = ({ area }: SalesOfArea) => (area ? localityName(area, language).name : t('delivery.noArea'));
  const slotName = ({ slot }: SalesOfSlot) =>
    slot ? timesInWords(spanOfDay(slot.startMinute, slot.endMinute), language) : t('delivery.noSlot');
  const chartOf = (amounts: readonly NamedAmount[]) => (
    <NamesChart label={t('column.sales')} amounts={amounts} format={formatPaise} formatAxis={formatAxisPaise} />
  );
  return (
    <Loaded query={query}>
      {({ areas, slots, period: days }) => (
        <>
          <FigureSection
            title={t('delivery.byArea')}
            hint={t('delivery.areaHint')}
            chart={chartOf(areas.map((row) => ({ name: areaName(row), amount: row.salesPaise })))}
            columns={[
              { header: t('column.area'), text: areaName },
              { header: t('column.pin'), text: ({ area }) => area?.pin ?? '–', csv: ({ area }) => area?.pin ?? null },
              orders,
              sales,
            ]}
            rows={areas}
            keyOf={({ area }) => (area ? `${area.pin} ${area.name}` : '')}
            empty={t('nothing')}
            file="sales-by-area"
            days={days}
          />
          <FigureSection
            title={t('delivery.bySlot')}
            hint={t('delivery.slotHint')}
            chart={chartOf(slots.map((row) => ({ name: slotName(row), amount: row.salesPaise })))}
            columns={[{ header: t('column.slot'), text: slotName }, orders, sales]}
            rows={slots}
            keyOf={({ slot }) => (slot ? `${slot.startMinute}-${slot.endMinute}` : '')}
            empty={t('nothing')}
            file="sales-by-delivery-time"
            days={days}
          />
        </>
      )}
    </Loaded>
  );
};
