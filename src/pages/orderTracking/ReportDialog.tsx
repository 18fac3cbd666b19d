import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import type { ComplaintsOfOrder } from '../../../contract/complaints';
import { COMPLAINT_KINDS, COMPLAINT_TEXT_MAX, type ComplaintKind } from '../../../contract/constants';
import { ChoiceRow } from '../../components/ChoiceRow';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import { PillChoice } from '../../components/PillChoice';
import { QuantityStepper } from '../../components/QuantityStepper';
import { StickyFoot } from '../../components/StickyFoot';
import { useFormatSize } from '../../hooks/useFormatSize';
import { isApiError } from '../../store/api/ApiError';
import { useReportComplaintMutation, useUploadComplaintPhotoMutation } from '../../store/api/complaintsApi';
import { PhotoChoice } from './PhotoChoice';

interface ReportDialogProps {
  orderId: string;
  /** These were not reported yet; there is at least one. */
  lines: ComplaintsOfOrder['lines'];
  onClose: () => void;
}

interface Report {
  lineNo: number;
  quantity: number;
  kind: ComplaintKind;
  text: string;
  photo: File | null;
}

const schema = object({
  lineNo: number().min(1),
  text: string().trim().required('textRequired').max(COMPLAINT_TEXT_MAX, 'textTooLong'),
});
/** Two and two where they don't fit into a row. */
const kinds = {
  '& > fieldset': { display: { mobile: 'grid', tablet: 'flex' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& label': { justifyContent: 'center' },
} as const;

type MessageKey = 'textRequired' | 'textTooLong';

/** Which line, what is wrong with it, in the customer's words, with a photo if there is one. */
export const ReportDialog = ({ orderId, lines, onClose }: ReportDialogProps) => {
  const { t } = useTranslation('complaints');
  const formatSize = useFormatSize();
  const lineId = useId();
  const [upload] = useUploadComplaintPhotoMutation();
  const [report] = useReportComplaintMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (error: unknown): void => setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));

  const send = async ({ photo, ...values }: Report): Promise<void> => {
    setFailure(null);
    const uploaded = photo && (await upload({ orderId, photo }));
    if (uploaded?.error) {
      fail(uploaded.error);
      return;
    }
    const photoId = uploaded?.data.photoId;
    const body = { ...values, text: values.text.trim(), ...(photoId !== undefined && { photoId }) };
    const { error } = await report({ orderId, body });
    if (error) fail(error);
    else onClose();
  };

  return (
    <PanelDialog open title={t('report')} onClose={onClose}>
      <Formik<Report>
        initialValues={{ lineNo: lines[0]?.lineNo ?? 0, quantity: 1, kind: 'DAMAGED', text: '', photo: null }}
        validationSchema={schema}
        onSubmit={send}
      >
        {({ values, setFieldValue, setValues, isSubmitting }) => {
          const line = lines.find(({ lineNo }) => lineNo === values.lineNo);
          return (
            <Stack component={Form} noValidate spacing={2.5} useFlexGap>
              <FocusFirstInvalid />
              {lines.length > 1 && (
                <div>
                  <Typography id={lineId} variant="subtitle2" sx={{ mb: 1 }}>
                    {t('line')}
                  </Typography>
                  <RadioGroup
                    aria-labelledby={lineId}
                    value={String(values.lineNo)}
                    onChange={(_event, lineNo) => void setValues({ ...values, lineNo: Number(lineNo), quantity: 1 })}
                    sx={{ gap: 1 }}
                  >
                    {lines.map(({ lineNo, name, ...size }) => (
                      <ChoiceRow
                        key={lineNo}
                        value={String(lineNo)}
                        control={<Radio />}
                        label={`${name}, ${formatSize(size)}`}
                      />
                    ))}
                  </RadioGroup>
                </div>
              )}
              {line && lines.length === 1 && <Typography variant="subtitle2">{line.name}</Typography>}
              <Box sx={kinds}>
                <PillChoice
                  label={t('what')}
                  value={values.kind}
                  options={COMPLAINT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
                  onChange={(kind) => void setFieldValue('kind', kind)}
                />
              </Box>
              {line && line.quantity > 1 && (
                <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
                  <Typography variant="subtitle2">{t('howMany', { count: line.quantity })}</Typography>
                  <QuantityStepper
                    label={line.name}
                    quantity={values.quantity}
                    canAdd={values.quantity < line.quantity}
                    onAdd={() => void setFieldValue('quantity', values.quantity + 1)}
                    onRemove={() => void setFieldValue('quantity', Math.max(1, values.quantity - 1))}
                  />
                </Stack>
              )}
              <FormField
                name="text"
                label={t('text')}
                hint={t('textHint')}
                translate={(key) => t(key as MessageKey, { max: COMPLAINT_TEXT_MAX })}
                multiline
                minRows={3}
                slotProps={{ htmlInput: { maxLength: COMPLAINT_TEXT_MAX } }}
              />
              <PhotoChoice photo={values.photo} onChange={(photo) => void setFieldValue('photo', photo)} />
              {failure !== null && <Alert severity="error">{failure}</Alert>}
              <StickyFoot>
                <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                  {t('send')}
                </Button>
              </StickyFoot>
            </Stack>
          );
        }}
      </Formik>
    </PanelDialog>
  );
};
