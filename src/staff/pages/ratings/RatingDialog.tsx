import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MAX_HIDE_REASON, MAX_RATING_ANSWER } from '../../../../contract/ratingConstants';
import type { StaffRating } from '../../../../contract/ratings';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useAnswerRatingMutation, useHideRatingMutation } from '../../store/ratingsApi';

export type RatingAct = 'answer' | 'hide';

interface RatingDialogProps {
  act: RatingAct;
  rating: StaffRating;
  onClose: () => void;
}

const MOST = { answer: MAX_RATING_ANSWER, hide: MAX_HIDE_REASON } as const;
/** An empty answer takes it away; what is hidden has a reason. */
const SCHEMAS = {
  answer: object({ text: string() }),
  hide: object({ text: string().trim().required('reasonRequired') }),
} as const;

/** The public answer to a rating, or why it is hidden. */
export const RatingDialog = ({ act, rating, onClose }: RatingDialogProps) => {
  const { t } = useTranslation('staffRatings');
  const { enqueueSnackbar } = useToasts();
  const [answer] = useAnswerRatingMutation();
  const [hide] = useHideRatingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { _id: id } = rating;
  return (
    <PanelDialog open title={t(`dialog.${act}.title`)} onClose={onClose}>
      <DraftFormik<{ text: string }>
        draft={`rating-${act}-${id}`}
        initialValues={{ text: act === 'answer' ? (rating.answer ?? '') : '' }}
        validationSchema={SCHEMAS[act]}
        onSubmit={async ({ text }, { resetForm }) => {
          setFailure(null);
          const { data, error } = await (act === 'answer' ? answer({ id, text }) : hide({ id, reason: text.trim() }));
          if (data) {
            resetForm();
            enqueueSnackbar(data.message, { variant: 'success' });
            onClose();
          } else setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
        }}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2} useFlexGap>
            <FocusFirstInvalid />
            <Typography variant="body2">{t(`dialog.${act}.text`)}</Typography>
            <FormField
              name="text"
              label={t(`dialog.${act}.label`)}
              hint={t(`dialog.${act}.hint`)}
              translate={() => t('dialog.hide.required')}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: MOST[act] } }}
            />
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button
              type="submit"
              variant="contained"
              size="large"
              color={act === 'hide' ? 'error' : 'primary'}
              loading={isSubmitting}
            >
              {t(`dialog.${act}.send`)}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
