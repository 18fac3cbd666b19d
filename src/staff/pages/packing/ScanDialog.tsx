import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { FormField } from '../../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import { orderNumberIn, useScanner } from './useScanner';

const schema = object({
  orderNumber: string().test('number', 'scan.wrong', (text = '') => orderNumberIn(text) !== null),
});

/** Opens an order by its printed code, or by its number where there is no camera. */
export const ScanDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('staffPacking');
  const navigate = useNavigate();
  const open = (orderNumber: string) => {
    onClose();
    void navigate(`/staff/orders/${orderNumber}`);
  };
  const { video, state } = useScanner(open);
  return (
    <PanelDialog open title={t('scan.title')} onClose={onClose}>
      <Stack spacing={2}>
        {state === 'BLOCKED' ? (
          <Alert severity="info">{t('scan.blocked')}</Alert>
        ) : (
          <Box
            component="video"
            ref={video}
            muted
            playsInline
            aria-label={t('scan.camera')}
            sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 2, bgcolor: 'surface.tint' }}
          />
        )}
        <Formik
          initialValues={{ orderNumber: '' }}
          validationSchema={schema}
          onSubmit={({ orderNumber }) => open(orderNumberIn(orderNumber) ?? '')}
        >
          <Stack component={Form} noValidate direction="row" spacing={1} sx={{ alignItems: 'start' }}>
            <FormField
              name="orderNumber"
              label={t('scan.number')}
              translate={() => t('scan.wrong')}
              autoComplete="off"
              clean={(text) => text.toUpperCase()}
            />
            <Button type="submit" variant="contained" size="large">
              {t('scan.go')}
            </Button>
          </Stack>
        </Formik>
      </Stack>
    </PanelDialog>
  );
};
