import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { slotInBrief } from '../../../../contract/slotInWords';
import type { SlotLoad } from '../../../../contract/staffSlots';
import type { OrderCard } from '../../../../contract/staffOrders';
import { styled } from '../../../components/styled';
import type { BoardFilters } from '../../lib/boardCards';
import { boardSlots } from '../../lib/boardSlots';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minHeight: 52,
  flexShrink: 0,
  overflowX: 'auto',
  alignItems: 'center',
  // Room for focus rings.
  paddingBlock: 4,
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  '& > button': {
    ...theme.mixins.pill,
    ...theme.typography.body2,
    position: 'relative',
    flexShrink: 0,
    overflow: 'hidden',
    paddingInline: 14,
    whiteSpace: 'nowrap',
  },
  '& > button[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.surface.tint,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.dark,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '& .load': { color: theme.vars.palette.text.secondary },
  '& .load[data-full]': { fontWeight: 700, color: theme.vars.palette.secondary.dark },
  '& .bar': { position: 'absolute', insetInlineStart: 0, bottom: 0, height: 4, backgroundColor: 'currentColor' },
  '& .bar[data-full]': { color: theme.vars.palette.secondary.main },
  '& .bar:not([data-full])': { color: theme.vars.palette.primary.main },
}));

const NONE: SlotLoad = [];

interface BoardSlotsProps {
  /** Undefined until it has loaded: the row has its height already. */
  load: SlotLoad | undefined;
  cards: readonly OrderCard[];
  filters: BoardFilters;
  onChoose: (slotId: string) => void;
}

/** How full the next slots are, and those of open orders that are late. A tap narrows the board to one. */
export const BoardSlots = ({ cards, filters, onChoose, load }: BoardSlotsProps) => {
  const { t, i18n } = useTranslation('staffSlots');
  const slots = boardSlots(load ?? NONE, cards, filters.day);
  if (slots.length === 0) return load ? null : <Row />;
  return (
    <Row role="group" aria-label={t('load.title')}>
      {slots.map(({ slotId, startsAt, endsAt, booked, capacity }) => {
        const isFull = capacity !== null && booked >= capacity;
        const full = isFull ? { 'data-full': true } : {};
        return (
          <button
            key={slotId}
            type="button"
            aria-pressed={slotId === filters.slotId}
            onClick={() => onChoose(slotId === filters.slotId ? '' : slotId)}
          >
            {slotInBrief({ startsAt, endsAt }, i18n.language as Language)}
            <span className="load" {...full}>
              {capacity === null ? booked : t(isFull ? 'load.full' : 'load.booked', { booked, capacity })}
            </span>
            {capacity !== null && (
              <span
                className="bar"
                {...full}
                style={{ width: `${capacity === 0 ? 100 : Math.min(100, (booked / capacity) * 100)}%` }}
              />
            )}
          </button>
        );
      })}
    </Row>
  );
};
