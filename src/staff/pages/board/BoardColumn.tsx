import { startTransition, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_MAX_WIDTH_PX } from '../../../../contract/constants';
import type { OpenStatus } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { styled } from '../../../components/styled';
import { whenIdle } from '../../../lib/whenIdle';
import { ageToneOf, minutesSince } from '../../lib/boardCards';
import { BoardCard, cardStyles } from './BoardCard';

const Root = styled('section')(({ theme }) => ({
  ...cardStyles(theme),
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, flexShrink: 0, paddingInline: 4 },
  // Its tab says the same.
  [theme.breakpoints.down('desktop')]: { '& > header': { display: 'none' } },
  '& > header h2': { ...theme.typography.subtitle2, flexGrow: 1, overflowWrap: 'anywhere' },
  '& .scroller': { flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', outlineOffset: -2 },
  '& .none': { ...theme.typography.body2, margin: 0, padding: 8, color: theme.vars.palette.text.secondary },
}));

/** A card is hardly ever lower. */
const CARD_HEIGHT_PX = 100;
/** A phone's cards take this share of the screen. */
const COLUMN_SHARE = 0.6;
/** So many cards are added whenever the browser is idle. */
const PORTION = 20;

/** In which a card gets the focus. */
let awaitedFrame = 0;

export interface ColumnHandle {
  /** Scrolls to a card and focuses it; the last one where there are fewer, and without cards the column. */
  focus: (index: number) => void;
}

interface BoardColumnProps {
  status: OpenStatus;
  /** Whether a phone, which has room for one, shows it. */
  isChosen: boolean;
  cards: readonly OrderCard[];
  ageMinutes: { warn: number; late: number };
  now: number;
  /** The filters in the URL. */
  board: string;
  selected: ReadonlySet<string>;
  /** Without these four, the cards can only be read. */
  onSelect?: (orderNumber: string) => void;
  onSelectAll?: (cards: readonly OrderCard[]) => void;
  onStep?: (card: OrderCard) => void;
  onMenu?: (card: OrderCard) => void;
  handle?: Ref<ColumnHandle>;
}

/** The orders of one status. */
export const BoardColumn = ({ onSelectAll, ...column }: BoardColumnProps) => {
  const { t } = useTranslation('staffBoard');
  const { status, isChosen, cards, selected } = column;
  const isAllSelected = cards.length > 0 && cards.every(({ orderNumber }) => selected.has(orderNumber));
  return (
    <Root aria-label={t(`status.${status}`)} data-chosen={isChosen || undefined}>
      <header>
        <h2>
          {t(`status.${status}`)} <span aria-label={t('count', { count: cards.length })}>({cards.length})</span>
        </h2>
        {onSelectAll && cards.length > 1 && (
          <label style={{ display: 'grid', placeItems: 'center', width: 44, height: 44 }}>
            <input
              type="checkbox"
              checked={isAllSelected}
              onChange={() => onSelectAll(cards)}
              aria-label={t('selectAll', { status: t(`status.${status}`) })}
            />
          </label>
        )}
      </header>
      <ScrolledCards
        {...column}
        label={t('cardsOf', { status: t(`status.${status}`) })}
        textWithout={t('emptyColumn')}
      />
    </Root>
  );
};

interface ScrolledCardsProps extends Omit<BoardColumnProps, 'onSelectAll' | 'status'> {
  label: string;
  /** Shown in place of the cards. */
  textWithout: string;
}

/**
 * The cards that are in sight at first are rendered at once, the others while the browser is idle: a list whose cards are
 * rendered already scrolls without any script.
 */
const ScrolledCards = ({
  isChosen,
  cards,
  ageMinutes,
  now,
  board,
  selected,
  onSelect,
  onStep,
  onMenu,
  handle,
  label,
  textWithout,
}: ScrolledCardsProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const isInView = isChosen || window.innerWidth > MOBILE_MAX_WIDTH_PX;
  const firstCount = isInView ? Math.ceil((window.innerHeight * COLUMN_SHARE) / CARD_HEIGHT_PX) : 0;
  const [addedCount, setAddedCount] = useState(0);
  const count = Math.max(firstCount, addedCount);
  useEffect(() => {
    if (count >= cards.length) return;
    whenIdle(() => startTransition(() => setAddedCount((before) => Math.max(before, count + PORTION))), 500, 100);
  }, [count, cards.length]);
  useImperativeHandle(handle, () => ({
    focus: (wanted) => {
      const index = Math.min(wanted, cards.length - 1);
      setAddedCount((before) => Math.max(before, index + 1));
      const focused = document.activeElement;
      // The last request of a frame counts, whichever column it is for.
      cancelAnimationFrame(awaitedFrame);
      awaitedFrame = requestAnimationFrame(() => {
        // A person who has gone on by then, such as to the search, stays there.
        if (![focused, document.body].includes(document.activeElement)) return;
        const card = scroller.current?.querySelectorAll<HTMLElement>('[data-order]')[index];
        (card ?? scroller.current)?.focus();
      });
    },
  }));
  return (
    <div
      className="scroller"
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={cards.length > 0 ? 0 : -1}
      role="region"
      aria-label={label}
    >
      {cards.length === 0 ? (
        <p className="none">{textWithout}</p>
      ) : (
        <ol>
          {cards.slice(0, count).map((card) => (
            <li key={card.orderId}>
              <BoardCard
                card={card}
                minutes={minutesSince(card.sinceAt, now)}
                tone={ageToneOf(card, ageMinutes, now)}
                board={board}
                isSelected={selected.has(card.orderNumber)}
                onSelect={onSelect}
                onStep={onStep}
                onMenu={onMenu}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
