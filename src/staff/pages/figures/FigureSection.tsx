import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '../../../../contract/staffFigures';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { TitledSection } from '../../../components/TitledSection';
import { FigureTable, type FigureColumn } from '../../components/FigureTable';
import { saveCsv } from '../../lib/csv';

interface FigureSectionProps<Row> {
  title: string;
  /** It explains the figures. */
  hint?: string;
  /** Narrows what is shown. */
  filter?: ReactNode;
  /** The same as the table, for the eye. */
  chart?: ReactNode;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  total?: readonly string[];
  /** Instead of a table without rows. */
  empty: string;
  /** Begins the file's name, which ends with its days. */
  file: string;
  days: FigurePeriod;
}

/** A chart with its table beneath, which can be saved as a file. */
export const FigureSection = <Row,>(props: FigureSectionProps<Row>) => {
  const { title, hint, filter, chart, columns, rows, keyOf, total, empty, file, days } = props;
  const { t } = useTranslation('staffFigures');
  const save = () =>
    saveCsv(`${[file, ...new Set([days.from, days.to])].join('-')}.csv`, [
      columns.map(({ header }) => header),
      ...rows.map((row) => columns.map(({ text, csv = text }) => csv(row))),
    ]);
  return (
    <TitledSection
      title={title}
      aside={
        rows.length > 0 && (
          <Button startIcon={<DownloadOutlined />} aria-label={t('csvOf', { title })} onClick={save}>
            {t('csv')}
          </Button>
        )
      }
    >
      <Card sx={{ padding: 2 }}>
        {hint !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch', marginBlockEnd: 2 }}>
            {hint}
          </Typography>
        )}
        {filter && <Box sx={{ marginBlockEnd: 2 }}>{filter}</Box>}
        {rows.length === 0 ? (
          <Typography>{empty}</Typography>
        ) : (
          <>
            {chart}
            <FigureTable caption={title} columns={columns} rows={rows} keyOf={keyOf} {...(total && { total })} />
          </>
        )}
      </Card>
    </TitledSection>
  );
};
