import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { TitledSection } from '../../../components/TitledSection';
import { saveCsv } from '../../lib/csv';
import { useLazyGetTaxReturnQuery } from '../../store/invoicesApi';
import { RETURN_FILES, returnRows, type ReturnFile } from './returnRows';

/** A month's sales as files for the accountant, and for GSTR-1. */
export const ReturnFiles = ({ month }: { month: string }) => {
  const { t } = useTranslation('staffInvoices');
  const [read, { isFetching }] = useLazyGetTaxReturnQuery();
  const save = async (file: ReturnFile): Promise<void> => {
    const { data } = await read(month);
    if (data) saveCsv(`vayal-${file.toLowerCase()}-${month}.csv`, returnRows(file, data, t));
  };
  return (
    <TitledSection title={t('files.title')}>
      <Typography color="textSecondary" sx={{ marginBottom: 1 }}>
        {t('files.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {RETURN_FILES.map((file) => (
          <Button
            key={file}
            variant="outlined"
            startIcon={<DownloadOutlined />}
            disabled={isFetching}
            onClick={() => void save(file)}
          >
            <span>{t(`files.${file}`)}</span>
          </Button>
        ))}
      </Box>
    </TitledSection>
  );
};
