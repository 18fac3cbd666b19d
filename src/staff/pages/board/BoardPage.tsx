import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { OPEN_STATUSES, type OpenStatus } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { styled } from '../../../components/styled';
import { Later } from '../../components/Later';
import { LazyDialog } from '../../components/LazyDialog';
import { ageText } from '../../components/OrderAge';
import { optionalPart } from '../../components/optionalPart';
import { useAnnounceResult } from '../../hooks/useAnnounce';
import { useNow } from '../../hooks/useNow';
import { useOrderSteps } from '../../hooks/useOrderSteps';
import { minutesSince, toColumns } from '../../lib/boardCards';
import { stepOf } from '../../lib/orderSteps';
import { retryableLazy } from '../../lib/retryableLazy';
import { staffOrderPath } from '../../lib/staffPaths';
import { isApiError } from '../../../store/api/ApiError';
import { useStaffMe } from '../../store/staffHooks';
import { useGetSlotLoadQuery } from '../../store/slotsApi';
import { useGetBoardQuery, type Board } from '../../store/staffOrdersApi';
import { BoardColumn, type ColumnHandle } from './BoardColumn';
import { BoardSlots } from './BoardSlots';
import { BoardToolbar } from './BoardToolbar';
import { FoundOrders } from './FoundOrders';
import { SelectionBar, type LeftOrder } from './SelectionBar';
import { StatusTabs } from './StatusTabs';
import { useBoardKeys } from './useBoardKeys';
import { useFocusAfterStep } from './useFocusAfterStep';
import { useBoardParams } from './useBoardParams';
import { useStoredBoard } from './useStoredBoard';

const BoardTodos = optionalPart(
  async () => (await import(/* webpackChunkName: "staff-notices" */ './BoardTodos')).BoardTodos,
);

const RememberBoard = optionalPart(
  async () => (await import(/* webpackChunkName: "staff-notices" */ './RememberBoard')).RememberBoard,
);

const callFirstDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "staff-call-first" */ './CallFirstDialog')).CallFirstDialog,
);

const orderMenuDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "staff-order-menu" */ './OrderMenuDialog')).OrderMenuDialog,
);

/** Longer, and the board is shown without its slots. */
const SLOTS_WAIT_MS = 1000;
/** Longer, and the board says that its stream is not open yet. */
const STREAM_WAIT_MS = 4000;

/** Whether that long has passed. @param since epoch milliseconds; without it, from the first rendering on */
const useIsOver = (ms: number, since?: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), since === undefined ? ms : since + ms - Date.now());
    return () => clearTimeout(timer);
  }, [ms, since]);
  return isOver;
};

/** As high as the screen below the bar, and above a phone's navigation; higher where notices leave too little for the cards. */
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '&[data-fills-screen]': {
    minHeight: 'max(440px, calc(100dvh - 57px - 16px - var(--tabs-height) - env(safe-area-inset-bottom)))',
    // Takes the place of the page's own margins.
    marginBlock: '-8px -16px',
    [theme.breakpoints.up('desktop')]: {
      minHeight: 'max(440px, calc(100dvh - 57px - 16px))',
      marginBlock: -16,
      marginInline: -16,
    },
  },
}));

/** Columns side by side on a wide screen; on a phone the one whose tab is chosen. Each scrolls by itself. */
const Columns = styled('div')(({ theme }) => ({
  outline: 'none',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 12,
  flex: '1 1 0px',
  minHeight: 240,
  [theme.breakpoints.down('desktop')]: { '& > section:not([data-chosen])': { display: 'none' } },
  // An empty column leaves its width to the others.
  [theme.breakpoints.up('desktop')]: { gap: 8, gridTemplateColumns: 'var(--columns)' },
}));

const widthsOf = (columns: Record<OpenStatus, readonly OrderCard[]>): CSSProperties => {
  const isEmpty = OPEN_STATUSES.every((status) => columns[status].length === 0);
  const widths = OPEN_STATUSES.map((status) =>
    isEmpty || columns[status].length > 0 ? 'minmax(0, 1fr)' : 'minmax(96px, 0.4fr)',
  );
  return { '--columns': widths.join(' ') } as CSSProperties;
};

/** A phone has room for what is wrong. */
const Live = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  paddingTop: 4,
  minHeight: 'calc(1lh + 4px)',
  color: theme.vars.palette.error.main,
  '&[data-live="true"]': {
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('desktop')]: { display: 'none' },
  },
}));

/** The board shows open orders by status, live. */
export const BoardPage = () => {
  const { t } = useTranslation('staffBoard');
  const me = useStaffMe();
  const { data: board, error, refetch, fulfilledTimeStamp = 0 } = useGetBoardQuery(undefined);
  const { data: load, isError: isWithoutSlots } = useGetSlotLoadQuery(undefined);
  const isOver = useIsOver(SLOTS_WAIT_MS);
  const params = useBoardParams();
  const searchRef = useRef<HTMLInputElement>(null);
  const { list, search, day, slotId } = params.filters;
  const isLooking = useStoredBoard(isApiError(error) && error.status === 'NETWORK' && !board, me?._id);

  const todos = (
    <Later key="todos">
      <BoardTodos />
      {me && <RememberBoard staffId={me._id} />}
    </Later>
  );
  if (error && !board && !isLooking)
    return (
      <>
        {todos}
        <ErrorState heading="h1" onRetry={() => void refetch()} />
      </>
    );
  const isBoard = list === 'OPEN' && search === '';
  const awaitsSlots = isBoard && !load && !isWithoutSlots && !isOver;
  if (!board || !me || awaitsSlots) return <PageSkeleton />;
  return (
    <Root data-fills-screen={isBoard || undefined}>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <BoardToolbar staffId={me._id} cards={board.items} params={params} searchRef={searchRef}>
        {isBoard && (
          <BoardSlots
            load={load}
            cards={board.items}
            filters={params.filters}
            onChoose={(slot) => params.set({ slotId: slot })}
          />
        )}
      </BoardToolbar>
      {!isBoard && todos}
      {isBoard ? (
        <OpenOrders
          board={board}
          loadedAt={fulfilledTimeStamp}
          params={params}
          onSearch={() => searchRef.current?.focus()}
        />
      ) : (
        <FoundOrders wanted={{ list: search !== '' && list === 'OPEN' ? 'ALL' : list, search, day, slotId }} />
      )}
      {/* Below the cards, which shrink for it: above them it would push away what a finger is about to touch. */}
      {isBoard && todos}
    </Root>
  );
};

interface OpenOrdersProps {
  board: Board;
  /** It was loaded then, in epoch milliseconds. */
  loadedAt: number;
  params: ReturnType<typeof useBoardParams>;
  onSearch: () => void;
}

const OpenOrders = ({ board, loadedAt, params: { filters, set }, onSearch }: OpenOrdersProps) => {
  const { t } = useTranslation('staffBoard');
  const navigate = useNavigate();
  const { search } = useLocation();
  const deviceNow = useNow();
  const now = deviceNow + board.clockAheadMs;
  const { storedAt } = board;
  const isReadOnly = storedAt !== undefined;
  // Counted since the load, so that a person who returns from an order is notified at once.
  const hasWaited = useIsOver(STREAM_WAIT_MS, loadedAt);
  const steps = useOrderSteps();
  const { take: takeStep } = steps;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<readonly LeftOrder[]>([]);
  /** First door orders that are about to be approved. */
  const [toCall, setToCall] = useState<readonly OrderCard[]>([]);
  /** Orders for which more is offered than their next step. */
  const [moreFor, setMoreFor] = useState<readonly OrderCard[]>([]);
  const handles = useRef<Partial<Record<OpenStatus, ColumnHandle | null>>>({});
  const { day, slotId, column } = filters;
  const columns = useMemo(() => toColumns(board.items, { day, slotId }), [board.items, day, slotId]);
  const cards = OPEN_STATUSES.flatMap((status) => columns[status]);
  useAnnounceResult(`${day} ${slotId}`, t('found.shown', { count: cards.length }));
  // Orders that have left the board, or the filters, are not chosen.
  const selected = cards.filter((card) => chosen.has(card.orderNumber));
  const noteStep = useFocusAfterStep(columns, selected.length, handles);

  const select = useCallback((orderNumber: string) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(orderNumber)) after.add(orderNumber);
      return after;
    });
  }, []);
  const selectAll = (cards: readonly OrderCard[]): void => {
    const numbers = cards.map(({ orderNumber }) => orderNumber);
    const hasAll = numbers.every((orderNumber) => chosen.has(orderNumber));
    setChosen(
      (before) => new Set(hasAll ? [...before].filter((each) => !numbers.includes(each)) : [...before, ...numbers]),
    );
  };
  const clear = (): void => setChosen(new Set());

  /** Does each one's own step. Those that it leaves, and those that it approves, stay chosen. */
  const advance = async (cards: readonly OrderCard[], unapproved: readonly string[] = []): Promise<void> => {
    if (steps.isBusy || isReadOnly || cards[0] === undefined) return;
    noteStep(cards[0]);
    const some = cards.filter(({ orderNumber }) => !unapproved.includes(orderNumber));
    const results = some.length > 0 ? await steps.advance(some) : [];
    if (!results) return;
    const moved = results.flatMap(({ orderNumber, stepId }) => (stepId === null ? [] : [orderNumber]));
    setChosen((before) => new Set([...before].filter((orderNumber) => !moved.includes(orderNumber))));
    setLeft([
      ...results.flatMap(({ orderNumber, problemText: reason }) => (reason === null ? [] : [{ orderNumber, reason }])),
      ...unapproved.map((orderNumber) => ({ orderNumber, reason: t('selection.notApproved') })),
    ]);
  };
  const advanceSelected = (): void => {
    const toApprove = selected.filter((card) => stepOf(card) === 'APPROVE');
    if (toApprove.length > 0) setToCall(toApprove);
    else void advance(selected);
  };
  const take = useCallback(
    (card: OrderCard): void => {
      noteStep(card);
      void takeStep(card);
    },
    [noteStep, takeStep],
  );

  const openMenu = useCallback((card: OrderCard): void => setMoreFor([card]), []);

  const onKeyDown = useBoardKeys({
    columns,
    handles,
    onSelect: (orderNumber) => !isReadOnly && select(orderNumber),
    onOpen: (orderNumber) => void navigate(staffOrderPath(orderNumber), { state: { board: search } }),
    onNext: (card) => {
      if (selected.length > 0) advanceSelected();
      else if (card && !isReadOnly) take(card);
    },
    onMenu: (card) => !isReadOnly && openMenu(card),
    onSearch,
    onClear: clear,
  });

  return (
    <>
      <StatusTabs columns={columns} chosen={column} onChoose={(status) => set({ column: status })} />
      <Columns style={widthsOf(columns)} onKeyDown={onKeyDown}>
        {OPEN_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            isChosen={status === column}
            cards={columns[status]}
            ageMinutes={board.ageMinutes}
            now={now}
            board={search}
            selected={chosen}
            {...(!isReadOnly && { onSelect: select, onSelectAll: selectAll, onStep: take, onMenu: openMenu })}
            handle={(handle) => {
              handles.current[status] = handle;
            }}
          />
        ))}
      </Columns>
      <Live data-live={!isReadOnly && (board.isLive || !hasWaited)}>
        <span role="status">
          {isReadOnly ? t('live.stored') : board.isLive ? t('live.on') : hasWaited && t('live.off')}
        </span>
        {isReadOnly &&
          ` ${t('live.age', { age: ageText(t, minutesSince(new Date(storedAt).toISOString(), deviceNow)) })}`}
      </Live>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          left={left.filter(({ orderNumber }) => chosen.has(orderNumber))}
          allCount={columns[column].length}
          isBusy={steps.isBusy}
          onAll={() => selectAll(columns[column])}
          onAdvance={advanceSelected}
          onMore={() => setMoreFor(selected)}
          onClear={clear}
        />
      )}
      {toCall.length > 0 && (
        <LazyDialog
          dialog={callFirstDialog}
          props={{
            cards: toCall,
            isBusy: steps.isBusy,
            // It closes afterwards, so that the focus returns to a button that is enabled again.
            onApprove: (unapproved: readonly string[]) => void advance(selected, unapproved).then(() => setToCall([])),
            onClose: () => setToCall([]),
          }}
          onFailed={() => setToCall([])}
        />
      )}
      {moreFor.length > 0 && (
        <LazyDialog
          dialog={orderMenuDialog}
          props={{ cards: moreFor, onClose: () => setMoreFor([]) }}
          onFailed={() => setMoreFor([])}
        />
      )}
    </>
  );
};
