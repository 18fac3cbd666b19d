import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { BatchRecall } from '../../../../contract/staffRecall';
import { FormField } from '../../../components/FormField';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { isApiError } from '../../../store/api/ApiError';
import { batchName } from '../../features/stock/stockTexts';
import { useRecallBatchMutation } from '../../store/recallApi';

const MAX_REASON_LENGTH = 300;
const schema = object({ reason: string().trim().required('recall.reasonNeeded').max(MAX_REASON_LENGTH) });

/** Ends a batch's sale, with the words that customers read. */
export const RecallDialog = ({ batch, onClose }: { batch: BatchRecall; onClose: () => void }) => {
  const { t } = useTranslation('staffStock');
  const formatSize = useFormatSize();
  const [recall] = useRecallBatchMutation();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <PanelDialog open title={t('recall.dialog', { code: batchName(batch.code, t) })} onClose={onClose}>
      <DraftFormik
        draft={`recall-${batch._id}`}
        initialValues={{
          reason: batch.recallReason ?? '',
          alike: batch.alike.filter(({ isSameCode }) => isSameCode).map(({ _id }) => _id),
        }}
        validationSchema={schema}
        onSubmit={async ({ reason, alike }, { resetForm }) => {
          setFailure(null);
          const { error } = await recall({
            batchId: batch._id,
            reason: reason.trim(),
            ...(alike.length > 0 && { alike }),
          });
          if (error === undefined) {
            resetForm();
            onClose();
          } else setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
        }}
      >
        {({ isSubmitting, values: { alike }, setFieldValue }) => (
          <Stack component={Form} noValidate spacing={1.5} useFlexGap>
            <Typography>{t('recall.consequence', { count: batch.stock })}</Typography>
            <FormField
              name="reason"
              label={t('recall.reason')}
              hint={t('recall.reasonHint')}
              translate={() => t('recall.reasonNeeded')}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
              autoFocus
            />
            {batch.alike.length > 0 && (
              <FormControl component="fieldset" variant="standard">
                <FormLabel component="legend">{t('recall.alike')}</FormLabel>
                <FormHelperText sx={{ mx: 0 }}>{t('recall.alikeHint')}</FormHelperText>
                {batch.alike.map(({ _id, code, units, ...size }) => (
                  <FormControlLabel
                    key={_id}
                    control={
                      <Checkbox
                        checked={alike.includes(_id)}
                        onChange={(_event, isChosen) =>
                          void setFieldValue(
                            'alike',
                            isChosen ? [...alike, _id] : alike.filter((other) => other !== _id),
                          )
                        }
                      />
                    }
                    label={t('recall.alikeBatch', { code, weight: formatSize(size), count: units })}
                  />
                ))}
              </FormControl>
            )}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" color="error" size="large" loading={isSubmitting}>
              {t('recall.recall')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
