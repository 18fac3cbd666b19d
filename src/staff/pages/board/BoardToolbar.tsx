import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_LISTS, type OrderList } from '../../../../contract/orderConstants';
import type { OrderCard } from '../../../../contract/staffOrders';
import { Close, Search } from '../../../components/icons';
import { LocalShippingOutlined } from '../../../components/pageIcons';
import { ScheduleOutlined } from '../../../components/lazyIcons';
import { PlainSelect } from '../../../components/PlainSelect';
import { styled } from '../../../components/styled';
import { useDebounced } from '../../../hooks/useDebounced';
import { dueDays } from '../../lib/boardCards';
import { formatDay } from '../../lib/shopDays';
import { Tune } from '../../components/staffIcons';
import { SavedViews } from './SavedViews';
import { dayOf, NEAR_DAYS, type useBoardParams } from './useBoardParams';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  '& .search': {
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 180px',
    gap: 8,
    minHeight: 44,
    paddingInlineStart: 12,
    border: `1px solid ${theme.vars.palette.surface.edge}`,
    borderRadius: 999,
    backgroundColor: theme.vars.palette.background.paper,
    '&:focus-within': theme.focusVisible,
  },
  '& .search input': {
    ...theme.typography.body1,
    width: '100%',
    minWidth: 0,
    minHeight: 42,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '& .fold': {
    ...theme.mixins.pill,
    font: 'inherit',
    gap: 4,
    paddingInline: 12,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-expanded="true"], &[data-count]': theme.mixins.chosenPill,
    [theme.breakpoints.up('desktop')]: { display: 'none' },
  },
  '& .choices': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  '& .slots': { flexBasis: '100%', minWidth: 0 },
  // A phone's screen is for the cards: what narrows them is behind one button.
  [theme.breakpoints.down('desktop')]: {
    '& .choices': { flexBasis: '100%' },
    '& :is(.choices, .slots):not([data-open])': { display: 'none' },
  },
}));

const TYPING_MS = 300;
const MAX_SEARCH_LENGTH = 60;

const searchIn = (query: string): string => new URLSearchParams(query).get('q') ?? '';

interface BoardToolbarProps {
  staffId: string;
  /** All open orders, which name the days to choose among. */
  cards: readonly OrderCard[];
  params: ReturnType<typeof useBoardParams>;
  searchRef: Ref<HTMLInputElement>;
  /** The slots to choose among. */
  children?: ReactNode;
}

/** Search, list and day of the board, and a person's views. */
export const BoardToolbar = ({
  staffId,
  cards,
  params: { filters, set, query, setQuery },
  searchRef,
  children,
}: BoardToolbarProps) => {
  const { t, i18n } = useTranslation('staffBoard');
  const [typed, setTyped] = useState(filters.search);
  const search = useDebounced(typed.trim(), TYPING_MS);
  const days = dueDays(cards);
  const foldId = useId();
  const [isOpen, setOpen] = useState(false);
  const filterCount = [filters.list !== 'OPEN', filters.dayChoice !== '', filters.slotId !== ''].filter(Boolean).length;

  useEffect(() => {
    if (search !== filters.search) set({ search });
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed changes the URL
  }, [search]);

  const near = NEAR_DAYS.map((day) => ({ value: day as string, label: t(`filter.${day}`) }));
  const nearDates = NEAR_DAYS.map(dayOf);
  const isChosen = filters.day === filters.dayChoice && filters.day !== '';
  const others = [...new Set([...days, ...(isChosen ? [filters.day] : [])])]
    .filter((day) => day === filters.dayChoice || !nearDates.includes(day))
    .sort();
  return (
    <Root role="search" aria-label={t('filter.label')}>
      <label className="search">
        <Search fontSize="small" />
        <input
          ref={searchRef}
          value={typed}
          placeholder={t('filter.search')}
          aria-label={t('filter.search')}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <IconButton aria-label={t('filter.clear')} onClick={() => setTyped('')}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </label>
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        aria-controls={foldId}
        data-count={filterCount || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Tune titleAccess={t('filter.title')} />
        {filterCount > 0 && filterCount}
      </button>
      <div className="choices" id={foldId} data-open={isOpen || undefined}>
        <PlainSelect<OrderList>
          label={t('filter.list')}
          icon={<LocalShippingOutlined fontSize="small" />}
          value={filters.list}
          options={ORDER_LISTS.map((list) => ({ value: list, label: t(`lists.${list}`) }))}
          onChange={(list) => set({ list })}
        />
        <PlainSelect
          label={t('filter.day')}
          icon={<ScheduleOutlined fontSize="small" />}
          value={filters.dayChoice}
          options={[
            { value: '', label: t('filter.allDays') },
            ...near,
            ...others.map((day) => ({ value: day, label: formatDay(day, i18n.language) })),
          ]}
          onChange={(dayChoice) => set({ dayChoice, slotId: '' })}
        />
        <SavedViews
          staffId={staffId}
          query={query}
          onChoose={(chosen) => {
            setQuery(chosen);
            setTyped(searchIn(chosen));
          }}
        />
      </div>
      {children && (
        <div className="slots" data-open={isOpen || undefined}>
          {children}
        </div>
      )}
    </Root>
  );
};
