import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { toWholeRupees } from '../../../contract/paymentConstants';
import { slotInWords } from '../../../contract/slotInWords';
import type { OrderCard } from '../../../contract/staffOrders';
import { localityName } from '../../lib/localityName';
import { formatPaise } from '../../lib/money';
import { useFormatSize } from '../../hooks/useFormatSize';
import { useWaitingText } from '../hooks/useWaitingText';
import { codesOf } from '../lib/recalledCodes';
import { formatDay } from '../lib/shopDays';

const PAYMENT: Partial<Record<OrderCard['paymentStatus'], 'paid' | 'free'>> = { RECEIVED: 'paid', NOTHING_DUE: 'free' };

/** Shows what staff need to know of an order at a glance. Its list has the styles (orderStyles), and its age grows without it. */
export const OrderFacts = memo(({ card }: { card: OrderCard }) => {
  const { t, i18n } = useTranslation(['staffBoard', 'staffFrame']);
  const waitingText = useWaitingText();
  const { language } = i18n;
  const area = card.area && localityName(card.area, language);
  const isDue = card.paymentStatus === 'DUE_AT_DOOR';
  const isInCash = isDue && !card.isAwaitedFromDoor;
  const amount = formatPaise(isInCash ? toWholeRupees(card.amountPaise) : card.amountPaise);
  // Due until a person has found the money, though the customer has paid.
  const due = card.isAwaitedFromDoor ? 'awaited' : 'due';
  const payment = isDue ? due : (PAYMENT[card.paymentStatus] ?? 'unpaid');
  const recalled = codesOf(card.recalled);
  const marks = [
    card.nthOrder <= 1 && t('card.firstOrder'),
    card.channel === 'PHONE' && t('card.byPhone'),
    card.rider !== null && t('card.rider', { name: card.rider }),
  ].filter((mark) => mark !== false);
  return (
    <div className="facts">
      {recalled !== '' && (
        <p className="recalled">
          {t(`staffFrame:stopped.${card.status === 'DELIVERED' ? 'delivered' : 'open'}`, { codes: recalled })}
        </p>
      )}
      {card.waitingItems && <p className="waiting">{waitingText(card.waitingItems)}</p>}
      <p>
        {[card.name ?? t('card.erased'), ...marks].join(' · ')}
        {area && (
          <span className="soft">
            {' · '}
            <span lang={area.lang}>{area.name}</span> {card.area?.pin}
          </span>
        )}
      </p>
      <Parcel card={card} />
      <p className="money">
        <span className={isDue ? 'due' : undefined}>{t(`card.${payment}`, { amount })}</span>
        <span className="soft">
          {' · '}
          {card.slot
            ? slotInWords(card.slot, language as Language)
            : t('card.until', { day: formatDay(card.dueDay, language) })}
        </span>
      </p>
      {card.nthOrder > 1 && (
        <p className="soft history">
          {card.nthOrder >= 100 ? t('card.manyOrders') : t('card.nthOrder', { number: card.nthOrder })}
        </p>
      )}
      {card.note && <p className="note">{card.note}</p>}
    </div>
  );
});
OrderFacts.displayName = 'OrderFacts';

/** The first packs by name, and how many further ones there are. */
const Parcel = ({ card: { parcel, lineCount, itemCount } }: { card: OrderCard }) => {
  const { t, i18n } = useTranslation('staffBoard');
  const formatSize = useFormatSize();
  const lines = parcelOf(parcel);
  // Of an order that an older release serialized.
  if (lines.length === 0) return <p className="parcel">{t('card.items', { count: itemCount })}</p>;
  const more = lineCount - lines.length;
  return (
    <p className="parcel">
      <span className="names">
        {lines.map((line, at) => {
          const { name, lang } = localityName(line, i18n.language);
          return (
            <span key={at}>
              {at > 0 && ', '}
              {line.quantity > 1 && `${line.quantity} × `}
              <span lang={lang}>{name}</span> {formatSize(line)}
            </span>
          );
        })}
      </span>
      {more > 0 && <span className="more">{`+ ${more}`}</span>}
    </p>
  );
};

/** @param parcel undefined in what an older release sent */
const parcelOf = (parcel: OrderCard['parcel'] | undefined): OrderCard['parcel'] => parcel ?? [];
