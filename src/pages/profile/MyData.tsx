import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { DownloadOutlined } from '../../components/lazyIcons';
import { useToasts } from '../../hooks/useToasts';
import { formatFileDate } from '../../lib/dates';
import { saveAsFile } from '../../lib/saveAsFile';
import { useExportCustomerMutation, useGetCustomerQuery } from '../../store/api/customerApi';
import { EraseAccountDialog } from './EraseAccountDialog';

/** Data export and account erasure. */
export const MyData = () => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar } = useToasts();
  const { data: customer } = useGetCustomerQuery(undefined);
  const [exportCustomer, { isLoading: isExporting }] = useExportCustomerMutation();
  const [confirmsErase, setConfirmsErase] = useState(false);

  const download = async (): Promise<void> => {
    const request = exportCustomer(undefined);
    const { data } = await request;
    // Drops the export from the store.
    request.reset();
    if (!data) return;
    const file = `vayal-my-data-${formatFileDate(data.exportedAt)}.json`;
    saveAsFile(file, JSON.stringify(data, null, 2), 'application/json');
    enqueueSnackbar(t('data.downloaded', { file }), { variant: 'success' });
  };

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        {t('data.text')}{' '}
        <Link component={RouterLink} to={ROUTES['privacy-policy'].path} underline="always">
          {t('data.policy')}
        </Link>
      </Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        loading={isExporting}
        loadingPosition="start"
        onClick={() => void download()}
        sx={{ mt: 1 }}
      >
        {t('data.download')}
      </Button>
      {/* Aligns the button's text with the text above. */}
      <Button color="error" disabled={!customer} onClick={() => setConfirmsErase(true)} sx={{ ml: -2.5, mb: -1 }}>
        {t('erase.open')}
      </Button>
      {customer && confirmsErase && <EraseAccountDialog onClose={() => setConfirmsErase(false)} />}
    </Stack>
  );
};
