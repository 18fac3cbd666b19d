import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { timesInWords } from '../../../../contract/slotInWords';
import type { FigurePeriod, SalesOfArea, SalesOfLocality, SalesOfSlot } from '../../../../contract/staffFigures';
import { localityName } from '../../../lib/localityName';
import { formatPaise } from '../../../lib/money';
import { spanOfDay } from '../../lib/figureTexts';
import { useGetDeliveryFiguresQuery } from '../../store/figuresApi';
import { formatAxisPaise } from './charts/axes';
import { NamesChart, type NamedAmount } from './charts/NamesChart';
import { FigureSection } from './FigureSection';
import { Loaded } from './Loaded';
import { useSaleColumns } from './useSaleColumns';

/** Shows where to, and at which time, the shop sells. */
export const DeliveryView = ({ period }: { period: FigurePeriod }) => {
  const { t, i18n } = useTranslation('staffFigures');
  const language = i18n.language as Language;
  const { orders, sales } = useSaleColumns();
  const query = useGetDeliveryFiguresQuery(period, { refetchOnMountOrArgChange: true });
  const areaName = ({ area }: SalesOfArea) =>
    area ? (area.name ?? t('delivery.deletedArea')) : t('delivery.beforeAreas');
  const placeName = ({ locality }: SalesOfLocality) =>
    locality ? localityName(locality, language).name : t('delivery.elsewhere');
  const slotName = ({ slot }: SalesOfSlot) =>
    slot ? timesInWords(spanOfDay(slot.startMinute, slot.endMinute), language) : t('delivery.noSlot');
  const chartOf = (amounts: readonly NamedAmount[]) => (
    <NamesChart label={t('column.sales')} amounts={amounts} format={formatPaise} formatAxis={formatAxisPaise} />
  );
  return (
    <Loaded query={query}>
      {({ areas, localities, slots, period: days }) => (
        <>
          {areas.length > 1 && (
            <FigureSection
              title={t('delivery.byArea')}
              hint={t('delivery.areaHint')}
              chart={chartOf(areas.map((row) => ({ name: areaName(row), amount: row.salesPaise })))}
              columns={[{ header: t('column.area'), text: areaName }, orders, sales]}
              rows={areas}
              keyOf={({ area }) => area?._id ?? ''}
              empty={t('nothing')}
              file="sales-by-area"
              days={days}
            />
          )}
          <FigureSection
            title={t('delivery.byLocality')}
            hint={t('delivery.localityHint')}
            chart={chartOf(localities.map((row) => ({ name: placeName(row), amount: row.salesPaise })))}
            columns={[
              { header: t('column.locality'), text: placeName },
              {
                header: t('column.pin'),
                text: ({ locality }) => locality?.pin ?? '–',
                csv: ({ locality }) => locality?.pin ?? null,
              },
              orders,
              sales,
            ]}
            rows={localities}
            keyOf={({ locality }) => (locality ? `${locality.pin} ${locality.name}` : '')}
            empty={t('nothing')}
            file="sales-by-locality"
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
