import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_CSV_BYTES } from '../../../../contract/csvConstants';
import { FileButton } from '../../../components/FileButton';
import { TitledSection } from '../../../components/TitledSection';
import { isApiError } from '../../../store/api/ApiError';
import { csvImportPath } from '../../lib/staffPaths';
import { useCheckCsvMutation } from '../../store/csvApi';

/** A file is checked first: its page shows what it would change. */
export const CsvUpload = () => {
  const { t } = useTranslation('staffCsv');
  const navigate = useNavigate();
  const [checkCsv, { isLoading, error }] = useCheckCsvMutation();
  const [isTooLarge, setTooLarge] = useState(false);

  const read = async (file: File): Promise<void> => {
    setTooLarge(file.size > MAX_CSV_BYTES);
    if (file.size > MAX_CSV_BYTES) return;
    const { data } = await checkCsv(file);
    if (data) await navigate(csvImportPath(data._id));
  };

  return (
    <TitledSection title={t('import.title')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography component="ul" variant="body2" color="textSecondary" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {(['empty', 'sku', 'new', 'sets', 'stock'] as const).map((rule) => (
            <li key={rule}>{t(`import.rules.${rule}`)}</li>
          ))}
        </Typography>
        <FileButton
          label={t('import.choose')}
          accept=".csv,.tsv,.txt,text/csv"
          loading={isLoading}
          onFile={(file) => void read(file)}
        />
        {isTooLarge && <Alert severity="error">{t('import.tooLarge')}</Alert>}
        {!isTooLarge && isApiError(error) && <Alert severity="error">{error.messages.join(' ')}</Alert>}
      </Stack>
    </TitledSection>
  );
};
