import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { styled } from '../../components/styled';
import type { CsvCell } from '../lib/csv';

export interface FigureColumn<Row> {
  header: string;
  text: (row: Row) => string;
  /** In the file, where the text is no number for a spreadsheet. */
  csv?: (row: Row) => CsvCell;
  numeric?: boolean;
}

interface FigureTableProps<Row> {
  /** Screen readers read it. */
  caption: string;
  /** The first one names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The sums, column by column. */
  total?: readonly string[];
  /** Shows all rows at once, as paper needs it. */
  isWhole?: boolean;
}

const SHOWN = 12;

/** Wider than a phone in some languages: a shadow at the end shows that there is more. */
const Scrolled = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  background: `
    linear-gradient(to left, ${theme.vars.palette.background.paper} 50%, transparent) right / 40px 100% no-repeat local,
    linear-gradient(to left, ${theme.vars.palette.surface.line}, transparent) right / 20px 100% no-repeat scroll`,
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: theme.spacing(0.75, 1), textAlign: 'start', verticalAlign: 'top', fontWeight: 400 },
  '& th:first-of-type': { paddingInlineStart: 0, minWidth: 84, overflowWrap: 'break-word' },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  [theme.breakpoints.down('tablet')]: { '& th, & td': { paddingInline: 4 } },
  '& [data-numeric]': { textAlign: 'end' },
  '& td[data-numeric]': { whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, verticalAlign: 'bottom' },
  '& tbody tr, & tfoot tr': { borderBlockStart: `1px solid ${theme.vars.palette.surface.line}` },
  '& tfoot :is(th, td)': { fontWeight: 700 },
}));

/** Figures in rows; long ones show their beginning first. */
export const FigureTable = <Row,>({ caption, columns, rows, keyOf, total, isWhole = false }: FigureTableProps<Row>) => {
  const { t } = useTranslation('staffFigures');
  const [showsAll, setShowsAll] = useState(isWhole);
  const shown = showsAll ? rows : rows.slice(0, SHOWN);
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <>
      <Scrolled tabIndex={0} role="group" aria-label={caption}>
        <Table>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map(({ header, numeric }) => (
                <th key={header} scope="col" data-numeric={numeric}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{first.text(row)}</th>
                {others.map(({ header, text, numeric }) => (
                  <td key={header} data-numeric={numeric}>
                    {text(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                {columns.map(({ header, numeric }, at) =>
                  at === 0 ? (
                    <th key={header} scope="row">
                      {total[at]}
                    </th>
                  ) : (
                    <td key={header} data-numeric={numeric}>
                      {total[at]}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </Table>
      </Scrolled>
      {shown.length < rows.length && (
        <Button onClick={() => setShowsAll(true)} sx={{ marginBlockStart: 1 }}>
          {t('showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
};
