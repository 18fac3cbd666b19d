import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { timesInWords } from '../../../../contract/slotInWords';
import type { LoadedSlot, SlotLoad } from '../../../../contract/staffSlots';
import { styled } from '../../../components/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useGetSlotLoadQuery } from '../../store/slotsApi';
import { dayInWords } from './slotDays';

const REFRESH_MS = 60_000;

const Strip = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  ...theme.mixins.scrollRow,
  display: 'grid',
  gridAutoColumns: 'minmax(132px, 1fr)',
  gap: theme.spacing(1),
  marginInline: 0,
  paddingInline: 0,
  paddingBottom: theme.spacing(0.5),
  fontVariantNumeric: 'tabular-nums',
  '& > li': { ...theme.mixins.card, padding: theme.spacing(1, 1.25), display: 'grid', alignContent: 'start', gap: 4 },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  // A count that doesn't fit beside its times goes below them.
  '& dl': {
    ...theme.typography.caption,
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .bar': {
    flexBasis: '100%',
    height: 6,
    marginBottom: 4,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.surface.line,
    overflow: 'hidden',
  },
  '& .bar > span': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.primary.main },
  '& [data-full]': { fontWeight: 700 },
  '& .bar[data-full] > span': { backgroundColor: theme.vars.palette.warning.main },
}));

const LoadOfSlot = ({ slot }: { slot: LoadedSlot }) => {
  const { t, i18n } = useTranslation('staffSlots');
  const { booked, capacity } = slot;
  const full = booked >= capacity ? { 'data-full': true } : {};
  return (
    <>
      <dt>{[timesInWords(slot, i18n.language as Language), slot.areaName].filter(Boolean).join(' · ')}</dt>
      <dd {...full}>{t(booked >= capacity ? 'load.full' : 'load.booked', { booked, capacity })}</dd>
      <dd className="bar" aria-hidden {...full}>
        <span style={{ width: `${Math.min(100, capacity === 0 ? 100 : (booked / capacity) * 100)}%` }} />
      </dd>
    </>
  );
};

/** Shows how full each day's slots are. */
export const SlotLoadList = ({ days }: { days: SlotLoad }) => {
  const { t, i18n } = useTranslation('staffSlots');
  return (
    // Scrolls by keyboard, too.
    <Strip tabIndex={0} aria-label={t('load.title')}>
      {days.map(({ day, closedReason, slots }) => (
        <li key={day}>
          <h3>{dayInWords(day, i18n.language as Language)}</h3>
          {closedReason !== null && <p>{t('load.closed', { reason: closedReason })}</p>}
          {slots.length === 0 && closedReason === null && <p>{t('load.none')}</p>}
          {slots.length > 0 && (
            <dl>
              {slots.map((slot) => (
                <LoadOfSlot key={slot._id} slot={slot} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </Strip>
  );
};

/** The load of the next days, refreshed each minute. Renders nothing in a shop without slots. */
export const SlotLoadStrip = () => {
  const { data: days = [] } = useGetSlotLoadQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const { t } = useTranslation('staffSlots');
  if (days.every(({ slots }) => slots.length === 0)) return null;
  return (
    <section>
      <VisuallyHidden>
        <h2>{t('load.title')}</h2>
      </VisuallyHidden>
      <SlotLoadList days={days} />
    </section>
  );
};
