import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from '../../../components/styled';

interface GridCellProps {
  /** Names the pack and the column. */
  label: string;
  text: string;
  /** Whether the text is another than what is stored. */
  isChanged: boolean;
  isReadOnly: boolean;
  /** It says what is wrong with the typed text. */
  problem: string | null;
  /** They say what it was, and the like. */
  notes: readonly string[];
  inputMode: 'decimal' | 'tel';
  /** Row and column, by which the grid finds it. */
  place: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.body2,
  // Below 16 px phones zoom in.
  fontSize: '1rem',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(0, 1),
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: 6,
  '&[data-changed="true"]': { backgroundColor: theme.vars.palette.surface.warm, fontWeight: 700 },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
}));

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '&.problem': { color: theme.vars.palette.error.main },
}));

/** One price or stock in the grid, with what is wrong with it or what it was. */
export const GridCell = ({
  label,
  text,
  isChanged,
  isReadOnly,
  problem,
  notes,
  inputMode,
  place,
  onType,
  onKeyDown,
  onPaste,
}: GridCellProps) => {
  const noteId = useId();
  const hasNotes = problem !== null || notes.length > 0;
  return (
    <>
      <Input
        inputMode={inputMode}
        autoComplete="off"
        maxLength={16}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={hasNotes ? noteId : undefined}
        data-cell={place}
        data-changed={isChanged}
        readOnly={isReadOnly}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {hasNotes && (
        <div id={noteId}>
          {problem !== null && <Note className="problem">{problem}</Note>}
          {notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </div>
      )}
    </>
  );
};
