import { useSearchParams } from 'react-router-dom';
import { OPEN_STATUSES, ORDER_LISTS, type OpenStatus, type OrderList } from '../../../../contract/orderConstants';
import { shopDay } from '../../lib/shopDays';

export interface BoardParams {
  list: OrderList;
  /** yyyy-MM-dd, empty for all, or a day that a saved view means another date each day. */
  dayChoice: string;
  slotId: string;
  search: string;
  /** The column that a phone shows. */
  column: OpenStatus;
}

const pick = <Value extends string>(values: readonly Value[], given: string | null, fallback: Value): Value =>
  values.find((value) => value === given) ?? fallback;

/** Days by their distance from today. */
export const NEAR_DAYS = ['today', 'tomorrow'] as const;

/** @returns yyyy-MM-dd, or '' for all */
export const dayOf = (choice: string): string => {
  const daysLater = NEAR_DAYS.findIndex((day) => day === choice);
  return daysLater < 0 ? choice : shopDay(Date.now(), daysLater);
};

/** '' for a text that is no day. */
const readDay = (given: string): string =>
  NEAR_DAYS.some((day) => day === given) || Date.parse(`${given}T00:00Z`) ? given : '';

/** The board's filters, which live in the URL. */
export const useBoardParams = () => {
  const [params, setParams] = useSearchParams();
  const filters: BoardParams = {
    list: pick(ORDER_LISTS, params.get('list'), 'OPEN'),
    dayChoice: readDay(params.get('day') ?? ''),
    slotId: params.get('slot') ?? '',
    search: params.get('q') ?? '',
    column: pick(OPEN_STATUSES, params.get('column'), 'ORDER_CREATED'),
  };
  const set = (change: Partial<BoardParams>): void => {
    const { list, dayChoice: day, slotId, search, column } = { ...filters, ...change };
    const next = { list: list === 'OPEN' ? '' : list, day, slot: slotId, q: search, column };
    const named = Object.entries(next).filter(([, value]) => value !== '' && value !== 'ORDER_CREATED');
    setParams(Object.fromEntries(named), { replace: true });
  };
  return {
    filters: { ...filters, day: dayOf(filters.dayChoice) },
    set,
    query: params.toString(),
    setQuery: (query: string) => setParams(query, { replace: true }),
  };
};
