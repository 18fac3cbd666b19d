import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_STATEMENT_BYTES } from '../../../../contract/paymentConstants';
import { FileButton } from '../../../components/FileButton';
import { TitledSection } from '../../../components/TitledSection';
import { useImportStatementMutation } from '../../store/moneyApi';

/** A bank's statement as CSV: new payments are listed with the orders that they may be for. */
export const StatementImport = () => {
  const { t } = useTranslation('staffMoney');
  const [importStatement, { data: result, isLoading }] = useImportStatementMutation();
  const [isTooLarge, setTooLarge] = useState(false);
  const read = async (file: File) => {
    setTooLarge(file.size > MAX_STATEMENT_BYTES);
    if (file.size <= MAX_STATEMENT_BYTES) await importStatement(await file.text());
  };
  return (
    <TitledSection title={t('statement.title')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {t('statement.how')}
        </Typography>
        <FileButton
          label={t('statement.choose')}
          accept=".csv,text/csv"
          loading={isLoading}
          onFile={(file) => void read(file)}
        />
        {isTooLarge && <Alert severity="error">{t('statement.tooLarge')}</Alert>}
        {result && !isTooLarge && (
          <Alert severity={result.problems.length > 0 ? 'warning' : 'success'}>
            {t('statement.imported', { count: result.imported })} {t('statement.known', { count: result.known })}
            {result.problems.length > 0 && (
              <ul>
                {result.problems.map(({ line, text }) => (
                  <li key={line}>{t('statement.line', { line, text })}</li>
                ))}
              </ul>
            )}
          </Alert>
        )}
      </Stack>
    </TitledSection>
  );
};
