import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MOBILE_MAX_WIDTH_PX } from '../../../../contract/constants';
import type { OpenStatus } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { styled } from '../../../components/styled';
import { whenIdle } from '../../../lib/whenIdle';
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

/** Assumed until cards were measured. */
const CARD_HEIGHT_PX = 126;
const OVERSCAN = 4;
/** A phone's cards take this share of the screen. */
const COLUMN_SHARE = 0.6;

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

/** The orders of one status. Only the cards in sight are in the page, however many there are. */
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

/** Renders again while it scrolls, hence without styles and messages of its own. */
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
  // Those beyond the first view can wait until it is rendered.
  const [overscan, setOverscan] = useState(0);
  useEffect(() => whenIdle(() => setOverscan(OVERSCAN), 500, 100), []);
  /** A card is expected to be as high as the last one of its kind: if it is, it is rendered once. */
  const heights = useRef({ plain: CARD_HEIGHT_PX, withNote: CARD_HEIGHT_PX });
  const kindOf = useCallback((index: number) => (cards[index]?.note ? 'withNote' : 'plain'), [cards]);
  // The focused card and those beside it stay in the page: Tab leads to them, also after the list was scrolled away.
  const focused = useRef<number | null>(null);
  const rangeExtractor = useCallback((range: Range) => {
    const near = focused.current === null ? [] : [focused.current - 1, focused.current, focused.current + 1];
    const indexes = new Set([...defaultRangeExtractor(range), ...near.filter((at) => at >= 0 && at < range.count)]);
    return [...indexes].sort((a, b) => a - b);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer re-renders this component itself
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => heights.current[kindOf(index)], [kindOf]),
    getItemKey: useCallback((index: number) => cards[index]?.orderId ?? index, [cards]),
    measureElement: (element, entry, instance) => {
      const measured = measureElement(element, entry, instance);
      // A hidden column measures 0, which is ignored.
      if (measured > 0) heights.current[kindOf(instance.indexFromElement(element))] = measured;
      return measured;
    },
    overscan,
    rangeExtractor,
    // The first cards are rendered at once, not after the column was measured; a hidden column has none.
    initialRect: {
      width: 0,
      height: isChosen || window.innerWidth > MOBILE_MAX_WIDTH_PX ? window.innerHeight * COLUMN_SHARE : 0,
    },
  });
  useImperativeHandle(handle, () => ({
    focus: (wanted) => {
      const index = Math.min(wanted, cards.length - 1);
      if (index >= 0) virtualizer.scrollToIndex(index);
      requestAnimationFrame(() => {
        const card = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-order]`);
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notes which card has the focus, and takes no input
        <ol
          style={{ height: virtualizer.getTotalSize() }}
          onFocus={({ target }) => {
            focused.current = Number(target.closest('[data-index]')?.getAttribute('data-index'));
          }}
          onBlur={() => {
            focused.current = null;
          }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const card = cards[index];
            return (
              card && (
                <li
                  key={key}
                  data-index={index}
                  ref={virtualizer.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={cards.length}
                  aria-posinset={index + 1}
                >
                  <BoardCard
                    card={card}
                    ageMinutes={ageMinutes}
                    now={now}
                    board={board}
                    isSelected={selected.has(card.orderNumber)}
                    onSelect={onSelect}
                    onStep={onStep}
                    onMenu={onMenu}
                  />
                </li>
              )
            );
          })}
        </ol>
      )}
    </div>
  );
};
