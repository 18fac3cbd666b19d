import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CsvImport } from '../../../../contract/staffCsv';
import { formatDateTime } from '../../../lib/dates';
import { BackLink } from '../../components/BackLink';
import { RowList } from '../../components/RowList';
import { csvImportPath, PRODUCTS_PATH } from '../../lib/staffPaths';
import { useGetCsvImportsQuery } from '../../store/csvApi';
import { useMay } from '../../store/staffHooks';
import { CsvExport } from './CsvExport';
import { CsvUpload } from './CsvUpload';

/** The catalogue as a file for spreadsheets: out of the shop, and into it. */
export const CsvPage = () => {
  const { t } = useTranslation('staffCsv');
  const mayManage = useMay('manageCatalogue');
  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={PRODUCTS_PATH} label={t('back')} />
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Stack spacing={4}>
        <CsvExport />
        {mayManage && <CsvUpload />}
        {mayManage && <LatestImports />}
      </Stack>
    </Box>
  );
};

const LatestImports = () => {
  const { t, i18n } = useTranslation('staffCsv');
  const { data } = useGetCsvImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  const inWords = ({ status, counts, staffName, checkedAt }: CsvImport): string =>
    [
      t(`statuses.${status}`),
      status === 'CHECKED' ? t('lists.READY', { count: counts.READY }) : t('lists.WRITTEN', { count: counts.WRITTEN }),
      staffName,
      formatDateTime(checkedAt, i18n.language),
    ].join(' · ');
  return (
    <RowList
      title={t('latest')}
      empty=""
      items={data}
      keyOf={({ _id }) => _id}
      render={(file) => (
        <div>
          <Typography
            component={Link}
            to={csvImportPath(file._id)}
            variant="subtitle2"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main' }}
          >
            {file.fileName}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {inWords(file)}
          </Typography>
        </div>
      )}
    />
  );
};
