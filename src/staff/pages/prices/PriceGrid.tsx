import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRow } from '../../../../contract/staffCatalogue';
import { formatGrams } from '../../../lib/weight';
import { PriceCell } from './PriceCell';
import { PRICE_FIELDS, pasteInto, readCells, typeInto, type PriceDrafts, type PriceField } from './priceDrafts';

interface PriceGridProps {
  rows: readonly PriceRow[];
  drafts: PriceDrafts;
  isReadOnly: boolean;
  onChange: (drafts: PriceDrafts) => void;
  /** So many pasted rows did not fit below. */
  onLeft: (count: number) => void;
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    ...theme.typography.body2,
    padding: theme.spacing(0.5, 1),
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: 700, color: theme.vars.palette.text.secondary, paddingBlock: theme.spacing(1) },
  '& th[scope="row"]': { fontWeight: 600 },
  '& .price': { width: 112 },
  '& .stock': {
    width: 96,
    textAlign: 'end',
    [theme.breakpoints.down('tablet')]: { display: 'none' },
  },
  '& .more': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('tablet')]: {
    '& .price': { width: 88 },
    '& :is(th, td)': { paddingInline: theme.spacing(0.5) },
  },
}));

/** Where a key leads from a cell, in rows and columns; null where it does something else. */
function stepOf(event: KeyboardEvent<HTMLInputElement>): [down: number, right: number] | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0];
  if (event.key === 'ArrowDown') return [1, 0];
  if (event.key === 'ArrowUp') return [-1, 0];
  // Within a text, arrows move the caret.
  if (event.key === 'ArrowRight' && (isAllSelected || selectionStart === value.length)) return [0, 1];
  if (event.key === 'ArrowLeft' && (isAllSelected || selectionEnd === 0)) return [0, -1];
  return null;
}

/** MRP and price of each pack: arrows and Enter move, Escape takes back, and a spreadsheet's cells can be pasted. */
export const PriceGrid = ({ rows, drafts, isReadOnly, onChange, onLeft }: PriceGridProps) => {
  const { t } = useTranslation('staffCatalogue');
  const table = useRef<HTMLTableElement>(null);

  const focusCell = (at: number, column: number): boolean => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${at} ${PRICE_FIELDS[column] ?? ''}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number, field: PriceField): void => {
    const row = rows[at];
    if (event.key === 'Escape' && row) {
      onChange(typeInto(drafts, row, field, String(row[field] / 100)));
      return;
    }
    const step = stepOf(event);
    if (step && focusCell(at + step[0], PRICE_FIELDS.indexOf(field) + step[1])) event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number, field: PriceField): void => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    // A single cell is pasted as text.
    if (isReadOnly || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    const { drafts: next, left } = pasteInto(drafts, rows, { at, field }, cells);
    onChange(next);
    if (left > 0) onLeft(left);
  };

  return (
    <Table ref={table} aria-label={t('prices.title')}>
      <thead>
        <tr>
          <th scope="col">{t('prices.pack')}</th>
          <th scope="col" className="stock">
            {t('prices.stock')}
          </th>
          <th scope="col" className="price">
            {t('packs.mrp')}
          </th>
          <th scope="col" className="price">
            {t('packs.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const size = formatGrams(row.netGrams);
          const isSold = row.state === 'PUBLISHED' && !row.hidden;
          return (
            <tr key={row._id}>
              <th scope="row">
                {row.name}
                <Typography variant="body2" component="div" className="more">
                  {isSold ? size : `${size} · ${t(row.state === 'DRAFT' ? 'states.DRAFT' : 'states.HIDDEN')}`}
                </Typography>
              </th>
              <td className="stock">{row.stock}</td>
              {PRICE_FIELDS.map((field) => (
                <td key={field} className="price">
                  <PriceCell
                    label={`${row.name}, ${size}: ${t(`packFields.${field}`)}`}
                    draft={drafts.get(row._id) ?? { row, typed: {} }}
                    field={field}
                    isReadOnly={isReadOnly}
                    place={`${at} ${field}`}
                    onType={(text) => onChange(typeInto(drafts, row, field, text))}
                    onKeyDown={(event) => onKeyDown(event, at, field)}
                    onPaste={(event) => onPaste(event, at, field)}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
