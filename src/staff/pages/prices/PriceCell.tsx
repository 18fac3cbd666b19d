import { styled } from '@mui/material/styles';
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPaise } from '../../../lib/money';
import { faultOf, textOf, type PriceDraft, type PriceField } from './priceDrafts';

interface PriceCellProps {
  /** Pack and column. */
  label: string;
  draft: PriceDraft;
  field: PriceField;
  isReadOnly: boolean;
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
  color: theme.vars.palette.error.main,
}));

/** One price in the grid, with what is wrong with it or what it was. */
export const PriceCell = ({ label, draft, field, isReadOnly, place, onType, onKeyDown, onPaste }: PriceCellProps) => {
  const { t } = useTranslation('staffCatalogue');
  const noteId = useId();
  const { row, typed, rejection } = draft;
  const isChanged = typed[field] !== undefined;
  const fault = faultOf(draft);
  const own = fault?.field === field ? t(fault.fault === 'aboveMrp' ? 'errors.aboveMrp' : 'errors.price') : null;
  // A rejection of the whole row is shown where something was typed.
  const isRejected = rejection !== undefined && (rejection.field === null ? isChanged : rejection.field === field);
  const message = own ?? (isRejected ? rejection.message : null);
  const before = isChanged ? t('prices.now', { price: formatPaise(row[field]) }) : null;
  return (
    <>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-label={label}
        aria-invalid={message !== null}
        aria-describedby={message !== null || before !== null ? noteId : undefined}
        data-cell={place}
        data-changed={isChanged}
        readOnly={isReadOnly}
        value={textOf(draft, field)}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {(message !== null || before !== null) && (
        <div id={noteId}>
          {message !== null && <Note>{message}</Note>}
          {before !== null && <Note sx={{ color: 'text.secondary' }}>{before}</Note>}
        </div>
      )}
    </>
  );
};
