import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchOrigin } from '../../../../contract/producers';
import { tracePath } from '../../../../contract/routes';
import type { StockBatch } from '../../../../contract/staffStock';
import { formatTraceCode } from '../../../../contract/readTraceCode';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useChangeOriginMutation } from '../../store/producersApi';
import { OriginFields, originFieldProblem, originValuesOf, toOriginBody, type OriginValues } from './OriginFields';
import { batchInWords } from './stockTexts';

interface OriginDialogProps {
  batch: StockBatch;
  origin: BatchOrigin;
  onClose: () => void;
}

/** Says where a batch comes from, also of one that was sold already. */
export const OriginDialog = ({ batch, origin, onClose }: OriginDialogProps) => {
  const { t } = useTranslation(['staffProducers', 'staffStock']);
  const { t: tStock } = useTranslation('staffStock');
  const { enqueueSnackbar } = useToasts();
  const [change] = useChangeOriginMutation();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <PanelDialog open title={t('origin.title', { name: batchInWords(batch.code, tStock) })} onClose={onClose}>
      <DraftFormik<OriginValues>
        draft={`origin-${batch._id}`}
        initialValues={originValuesOf(origin)}
        validate={(values) => {
          const problem = originFieldProblem(values, batch.packedOn);
          return problem ? { [problem]: 'order' } : {};
        }}
        onSubmit={async (values, form) => {
          setFailure(null);
          const { data, error } = await change({ batchId: batch._id, body: toOriginBody(values) });
          if (data) {
            enqueueSnackbar(data.message, { variant: 'success' });
            form.resetForm({ values });
            onClose();
          } else if (isApiError(error) && error.fields) form.setStatus(error.fields);
          else setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2} useFlexGap>
            <FocusFirstInvalid />
            <OriginFields />
            <Typography variant="body2">
              {t('origin.code', { code: formatTraceCode(origin.traceCode) })}{' '}
              <Link href={tracePath(origin.traceCode)} target="_blank" rel="noreferrer">
                {t('origin.look')}
              </Link>
            </Typography>
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('origin.save')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
