import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import { dayParts, timesInWords } from '../../../contract/slotInWords';
import type { OpenSlot } from '../../../contract/slots';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { styled } from '../../components/styled';

interface SlotChoiceProps {
  /** They are in the order of time, with full ones included, and at least one. */
  slots: OpenSlot[];
  /** It is null where every slot is full. */
  slotId: string | null;
  /** The slot that the customer had chosen has filled up. */
  isMoved: boolean;
  onChoose: (slotId: string) => void;
}

const Section = styled('section')(({ theme }) => ({
  '& fieldset': {
    display: 'grid',
    gap: theme.spacing(1),
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  // A week in one row, which scrolls where words are longer. Focus rings need room that it would clip.
  '& fieldset.days': {
    gap: 4,
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: -6,
    padding: 6,
    '& > label': { minWidth: 44, padding: '4px 3px' },
  },
  '& legend': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& label': {
    ...theme.mixins.pill,
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    paddingInline: 4,
    borderRadius: theme.shape.borderRadius,
    lineHeight: 1.3,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '&:has(:focus-visible)': theme.focusVisible,
    '&:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'not-allowed', borderStyle: 'dashed' },
  },
  '& label small': { ...theme.typography.caption, lineHeight: 1.3 },
  '& input': theme.mixins.coveringInput,
}));

/** Day and time of the delivery. The soonest is chosen already; a day means its first free time. */
export const SlotChoice = ({ slots, slotId, isMoved, onChoose }: SlotChoiceProps) => {
  const { t, i18n } = useTranslation('checkout');
  const language = i18n.language as Language;
  const group = useId();
  const days = [...new Map(slots.map((slot) => [slot.day, slot])).values()];
  const chosenDay = slots.find(({ _id }) => _id === slotId)?.day ?? slots[0]?.day;
  const freeOf = (day: string) => slots.find((slot) => slot.day === day && slot.left > 0);

  return (
    <Section aria-labelledby={`${group}-title`}>
      <Typography id={`${group}-title`} variant="h4" component="h2">
        {t('slot.title')}
      </Typography>
      <fieldset className="days">
        <legend>{t('slot.day')}</legend>
        {days.map(({ day, startsAt }) => {
          const parts = dayParts(startsAt, language);
          const free = freeOf(day);
          return (
            <label key={day}>
              <input
                type="radio"
                name={`${group}-day`}
                value={day}
                checked={day === chosenDay}
                disabled={!free}
                onChange={() => free && onChoose(free._id)}
              />
              {/* Without the point of an abbreviation, which Tamil has: a week fits into a phone's width. */}
              <small>{parts.weekday.replace('.', '')}</small>
              <span>
                {parts.day} <VisuallyHidden>{parts.month}</VisuallyHidden>
              </span>
              {!free && <small>{t('slot.full')}</small>}
            </label>
          );
        })}
      </fieldset>
      <fieldset>
        <legend>{t('slot.time')}</legend>
        {slots
          .filter(({ day }) => day === chosenDay)
          .map((slot) => (
            <label key={slot._id}>
              <input
                type="radio"
                name={`${group}-time`}
                value={slot._id}
                checked={slot._id === slotId}
                disabled={slot.left === 0}
                onChange={() => onChoose(slot._id)}
              />
              <span>{timesInWords(slot, language)}</span>
              {slot.left === 0 && <small>{t('slot.full')}</small>}
            </label>
          ))}
      </fieldset>
      {isMoved && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t(slotId === null ? 'blocked.noSlots' : 'slot.moved')}
        </Alert>
      )}
    </Section>
  );
};
