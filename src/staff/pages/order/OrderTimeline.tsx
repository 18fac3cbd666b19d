import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { slotInWords } from '../../../../contract/slotInWords';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { styled } from '../../../components/styled';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { useAddedText } from '../../features/additions/useAddedText';
import { useMay } from '../../store/staffHooks';
import { NoteForm } from './NoteForm';
import { Section } from './Section';

const List = styled('ol')(({ theme }) => ({
  ...theme.mixins.plainList,
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  '& > li': { paddingInlineStart: 12, borderInlineStart: `3px solid ${theme.vars.palette.surface.line}` },
  '& > li:last-of-type': { borderColor: theme.vars.palette.primary.main },
  '& .note': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .soft': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

const NONE = { step: null, move: null, mend: null, note: null, added: null };

/** Steps, moves, changes and notes in the sequence in which they happened. */
const entriesOf = ({ timeline, moves, mends, staffNotes, additions }: StaffOrder) =>
  [
    ...timeline.map((step) => ({ ...NONE, at: step.at, step })),
    ...moves.map((move) => ({ ...NONE, at: move.at, move })),
    ...mends.map((mend) => ({ ...NONE, at: mend.at, mend })),
    ...staffNotes.map((note) => ({ ...NONE, at: note.at, note })),
    ...additions.map((added) => ({ ...NONE, at: added.at, added: { ...added, state: 'WAITING' as const } })),
    ...additions.flatMap((addition) =>
      addition.endedAt === null
        ? []
        : [{ ...NONE, at: addition.endedAt, added: { ...addition, person: addition.endedBy } }],
    ),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** Every step of an order, back ones too, and what the shop noted, each with its person. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => {
  const { t, i18n } = useTranslation(['staffBoard', 'staffMoves']);
  const addedText = useAddedText();
  const inWords = (times: { startsAt: string; endsAt: string }) => slotInWords(times, i18n.language as Language);
  // An order of an erased account takes no more notes.
  const mayNote = useMay('editOrders') && order.customer !== null;
  return (
    <Section title={t('order.timeline')}>
      <List>
        {entriesOf(order).map(({ step, move, mend, note, added, at }) =>
          note ? (
            <li key={`note-${note.noteId}`}>
              <div className="note">{note.text}</div>
              <div className="soft">
                {formatDateTime(at, i18n.language)} · {note.person ?? t('actor.staff')} · {t('staffNote.kind')}
              </div>
            </li>
          ) : move ? (
            <li key={`move-${move.moveId}`}>
              {move.from
                ? t('staffMoves:from', { from: inWords(move.from), to: inWords(move.to) })
                : t('staffMoves:to', { to: inWords(move.to) })}
              <div className="soft">
                {formatDateTime(at, i18n.language)} · {move.person ?? t('actor.staff')} ·{' '}
                {t(`staffMoves:reasons.${move.reason}`)}
              </div>
            </li>
          ) : added ? (
            <li key={`added-${added.additionId}-${added.state}`}>
              {t(`staffMoves:add.state.${added.state}`, {
                amount: formatPaise(added.amountPaise),
                items: addedText(added),
              })}
              <div className="soft">
                {formatDateTime(at, i18n.language)}
                {added.person !== null && ` · ${added.person}`}
              </div>
            </li>
          ) : mend ? (
            <li key={`mend-${mend.mendId}`}>
              {t(`staffMoves:mend.changed.${mend.changed}`)}
              <div className="soft">
                {formatDateTime(at, i18n.language)} · {mend.person ?? t('actor.staff')}
                {mend.reducedPaise > 0 &&
                  ` · ${t('staffMoves:mend.cheaper', { amount: formatPaise(mend.reducedPaise) })}`}
              </div>
            </li>
          ) : (
            <li key={step.stepId}>
              {step.reason === 'undone'
                ? t('order.undone', { status: t(`status.${step.toStatus}`) })
                : t(`status.${step.toStatus}`)}
              <div className="soft">
                {formatDateTime(at, i18n.language)} · {step.person ?? t(`actor.${step.actor}`)}
                {step.reason !== null && step.reason !== 'undone' && ` · ${step.reason}`}
              </div>
            </li>
          ),
        )}
      </List>
      {mayNote && <NoteForm key={order.orderNumber} orderNumber={order.orderNumber} />}
    </Section>
  );
};
