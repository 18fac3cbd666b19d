import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { TitledSection } from '../../../components/TitledSection';
import { saveCsv } from '../../lib/csv';
import {
  useGetDocumentsInfiniteQuery,
  useLazyGetTaxRegisterQuery,
  useLazyGetTaxReturnQuery,
} from '../../store/invoicesApi';
import { isRegisterFile, registerRows, RETURN_FILES, returnRows, type ReturnFile } from './returnRows';

/** A month's sales as files for the accountant, and for GSTR-1 where the seller files it. */
export const ReturnFiles = ({ month }: { month: string }) => {
  const { t } = useTranslation('staffInvoices');
  const { currentData } = useGetDocumentsInfiniteQuery({ month });
  const hasGstReturn = currentData?.pages[0]?.hasGstReturn === true;
  const [readReturn, { isFetching: isReadingReturn }] = useLazyGetTaxReturnQuery();
  const [readRegister, { isFetching: isReadingRegister }] = useLazyGetTaxRegisterQuery();
  const isFetching = isReadingReturn || isReadingRegister;

  async function findRows(file: ReturnFile) {
    if (isRegisterFile(file)) {
      const { data } = await readRegister(month);
      return data && registerRows(file, data, t);
    }
    const { data } = await readReturn(month);
    return data && returnRows(file, data, t);
  }

  const save = async (file: ReturnFile): Promise<void> => {
    const rows = await findRows(file);
    if (rows) saveCsv(`vayal-${file.toLowerCase()}-${month}.csv`, rows);
  };
  return (
    <TitledSection title={t('files.title')}>
      <Typography color="textSecondary" sx={{ marginBottom: 1 }}>
        {t('files.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {RETURN_FILES.filter((file) => hasGstReturn || isRegisterFile(file)).map((file) => (
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
