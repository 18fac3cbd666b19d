import Typography from '@mui/material/Typography';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRow } from '../../../../contract/staffCatalogue';
import { styled } from '../../../components/styled';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { GridCell } from './GridCell';
import { pasteInto, readCells, rowUnder, storedText, textOf, typeInto } from './gridDrafts';
import { GRID_FIELDS, type GridDraft, type GridDrafts, type GridField } from './gridTypes';
import { useCellTexts } from './useCellTexts';

interface PriceGridProps {
  rows: readonly PriceRow[];
  drafts: GridDrafts;
  /** Prices and stock have a right each. */
  mayPrice: boolean;
  mayStock: boolean;
  onChange: (drafts: GridDrafts) => void;
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
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: 700, color: theme.vars.palette.text.secondary, paddingBlock: theme.spacing(1) },
  '& th[scope="row"]': { fontWeight: 600 },
  '& .cell': { width: 128 },
  '& .ofParts': { textAlign: 'end', paddingInlineEnd: theme.spacing(2), lineHeight: '44px' },
  '& .more': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  // The name above its cells.
  [theme.breakpoints.down('tablet')]: {
    display: 'block',
    '& :is(thead, tbody)': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
      paddingBlock: theme.spacing(0.5),
    },
    '& :is(th, td)': { border: 0, paddingInline: theme.spacing(0.5) },
    '& .cell': { width: 'auto' },
    '& :is(th[scope="row"], .name)': { gridColumn: '1 / -1' },
    '& .name': { display: 'none' },
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

/** MRP, price and stock of each pack: arrows and Enter move, Escape cancels, and a spreadsheet's cells can be pasted. */
export const PriceGrid = ({ rows, drafts, mayPrice, mayStock, onChange, onLeft }: PriceGridProps) => {
  const { t } = useTranslation('staffCatalogue');
  const formatSize = useFormatSize();
  const { cellProblem, cellNotes } = useCellTexts();
  const table = useRef<HTMLTableElement>(null);
  const mayType = (row: PriceRow, field: GridField): boolean =>
    field === 'stock' ? mayStock && row.stockLevel !== null : mayPrice;

  const focusCell = (at: number, column: number): boolean => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${at} ${GRID_FIELDS[column] ?? ''}"]`);
    cell?.focus();
    return cell !== null && cell !== undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number, field: GridField): void => {
    const row = rows[at];
    if (event.key === 'Escape' && row) {
      onChange(typeInto(drafts, row, field, storedText(rowUnder(drafts.get(row._id), row), field)));
      return;
    }
    const step = stepOf(event);
    if (!step) return;
    const [down, right] = step;
    // Past a set, which has no stock of its own.
    let next = at + down;
    while (down !== 0 && field === 'stock' && rows[next]?.stockLevel === null) next += down;
    if (focusCell(next, GRID_FIELDS.indexOf(field) + right)) event.preventDefault();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number, field: GridField): void => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    // A single cell is pasted as text.
    if (event.currentTarget.readOnly || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    const { drafts: next, left } = pasteInto(drafts, rows, { at, field }, cells, mayType);
    onChange(next);
    if (left > 0) onLeft(left);
  };

  return (
    <Table ref={table} aria-label={t('prices.title')}>
      <thead>
        <tr>
          <th scope="col" className="name">
            {t('prices.pack')}
          </th>
          <th scope="col" className="cell">
            {t('packs.mrp')}
          </th>
          <th scope="col" className="cell">
            {t('packs.price')}
          </th>
          <th scope="col" className="cell">
            {t('prices.stock')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const size = formatSize(row);
          const isSold = row.state === 'PUBLISHED' && !row.hidden;
          const stored = drafts.get(row._id);
          const draft: GridDraft = { ...(stored ?? { typed: {} }), row: rowUnder(stored, row) };
          return (
            <tr key={row._id}>
              <th scope="row">
                {row.name}
                <Typography variant="body2" component="div" className="more">
                  {isSold ? size : `${size} · ${t(row.state === 'DRAFT' ? 'states.DRAFT' : 'states.HIDDEN')}`}
                </Typography>
              </th>
              {GRID_FIELDS.map((field) =>
                field === 'stock' && row.stockLevel === null ? (
                  <td key={field} className="cell ofParts">
                    {row.stock}
                  </td>
                ) : (
                  <td key={field} className="cell">
                    <GridCell
                      label={`${row.name}, ${size}: ${t(field === 'stock' ? 'prices.stock' : `packFields.${field}`)}`}
                      text={textOf(draft, field)}
                      isChanged={draft.typed[field] !== undefined}
                      problem={cellProblem(draft, field)}
                      notes={cellNotes(draft, field)}
                      isReadOnly={!mayType(row, field)}
                      inputMode={field === 'stock' ? 'tel' : 'decimal'}
                      place={`${at} ${field}`}
                      onType={(text) => onChange(typeInto(drafts, row, field, text))}
                      onKeyDown={(event) => onKeyDown(event, at, field)}
                      onPaste={(event) => onPaste(event, at, field)}
                    />
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
