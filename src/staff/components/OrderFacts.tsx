import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { slotInWords } from '../../../contract/slotInWords';
import type { OrderCard } from '../../../contract/staffOrders';
import { localityName } from '../../lib/localityName';
import { formatPaise } from '../../lib/money';
import { codesOf } from '../lib/recalledCodes';
import { formatDay } from '../lib/shopDays';

/** Shows what staff need to know of an order at a glance. Its list has the styles (orderStyles). */
export const OrderFacts = ({ card }: { card: OrderCard }) => {
  const { t, i18n } = useTranslation(['staffBoard', 'staffFrame']);
  const { language } = i18n;
  const area = card.area && localityName(card.area, language);
  const isDue = card.paymentStatus === 'DUE_AT_DOOR';
  // Due until a person has found the money, though the customer has paid.
  const due = card.isAwaitedFromDoor ? 'card.awaited' : 'card.due';
  const isInCash = isDue && !card.isAwaitedFromDoor;
  const amount = formatPaise(isInCash ? toWholeRupees(card.amountPaise) : card.amountPaise);
  const payment = isDue
    ? t(due, { amount })
    : card.paymentStatus === 'RECEIVED'
      ? t('card.paid', { amount })
      : t('card.unpaid', { amount });
  const recalled = codesOf(card.recalled);
  return (
    <div className="facts">
      {recalled !== '' && (
        <p className="recalled">
          {t(`staffFrame:stopped.${card.status === 'DELIVERED' ? 'delivered' : 'open'}`, { codes: recalled })}
        </p>
      )}
      <p>
        {card.name ?? t('card.erased')}
        {area && (
          <span className="soft">
            {' · '}
            <span lang={area.lang}>{area.name}</span> {card.area?.pin}
          </span>
        )}
      </p>
      <p className="soft">
        {card.slot
          ? slotInWords(card.slot, language as Language)
          : t('card.until', { day: formatDay(card.dueDay, language) })}
      </p>
      <p className="money">
        {t('card.items', { count: card.itemCount })}
        {' · '}
        <span className={isDue ? 'due' : undefined}>{payment}</span>
      </p>
      <p className="soft">
        {card.nthOrder <= 1
          ? t('card.firstOrder')
          : card.nthOrder >= 100
            ? t('card.manyOrders')
            : t('card.nthOrder', { number: card.nthOrder })}
        {card.channel === 'PHONE' && ` · ${t('card.byPhone')}`}
        {card.rider !== null && ` · ${t('card.rider', { name: card.rider })}`}
      </p>
      {card.note && <p className="note">{card.note}</p>}
    </div>
  );
};
