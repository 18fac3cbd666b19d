import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DownloadOutlined } from '../../../components/lazyIcons';
import { TitledSection } from '../../../components/TitledSection';
import { formatFileDate } from '../../../lib/dates';
import { useExportCatalogueMutation } from '../../store/csvApi';

/** All products, packs, prices and stock in one file. */
export const CsvExport = () => {
  const { t } = useTranslation('staffCsv');
  const [exportCatalogue, { isLoading }] = useExportCatalogueMutation();

  const download = async (): Promise<void> => {
    const { data: url } = await exportCatalogue(undefined);
    if (url === undefined) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = `products-${formatFileDate(new Date().toISOString())}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };

  return (
    <TitledSection title={t('export.title')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {t('export.how')}
        </Typography>
        <Button variant="outlined" startIcon={<DownloadOutlined />} loading={isLoading} onClick={() => void download()}>
          {t('export.download')}
        </Button>
      </Stack>
    </TitledSection>
  );
};
