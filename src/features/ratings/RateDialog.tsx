import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import { MAX_RATING_TEXT } from '../../../contract/ratingConstants';
import type { RatableProduct } from '../../../contract/ratings';
import { FocusFirstInvalid } from '../../components/FocusFirstInvalid';
import { FormField } from '../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import { StickyFoot } from '../../components/StickyFoot';
import { useToasts } from '../../hooks/useToasts';
import { isApiError } from '../../store/api/ApiError';
import { useSaveRatingMutation } from '../../store/api/ownRatingsApi';
import type { ChosenPhoto } from './chosenPhoto';
import { readRatingDraft, writeRatingDraft, type RatingDraft } from './ratingDraft';
import { RatingPhotos } from './RatingPhotos';
import { StarChoice } from './StarChoice';

interface RateDialogProps {
  orderId: string;
  product: RatableProduct;
  onClose: () => void;
}

interface Values {
  stars: number;
  text: string;
  photos: ChosenPhoto[];
}

const schema = object({
  stars: number().min(1, 'starsRequired'),
  text: string().trim().max(MAX_RATING_TEXT, 'textTooLong'),
});
type MessageKey = 'starsRequired' | 'textTooLong';

/** What is typed outlives closing and a reload. */
const KeepDraft = ({ name }: { name: string }) => {
  const { values, dirty } = useFormikContext<Values>();
  const { stars, text, photos } = values;
  useEffect(() => {
    if (dirty) writeRatingDraft(name, { stars, text, photoIds: photos.map(({ photoId }) => photoId) });
  }, [name, dirty, stars, text, photos]);
  return null;
};

/** As it was sent, or as it was left here. */
const valuesOf = (rating: RatableProduct['rating'], draft: RatingDraft | null): Values => {
  const sent = rating?.photos ?? [];
  const photoIds = draft?.photoIds ?? sent.map(({ photoId }) => photoId);
  return {
    stars: draft?.stars ?? rating?.stars ?? 0,
    text: draft?.text ?? rating?.text ?? '',
    photos: photoIds.map((photoId) => ({
      photoId,
      file: null,
      state: sent.find((photo) => photo.photoId === photoId)?.state ?? 'WAITING',
    })),
  };
};

/** Stars, and if one likes words and photos. */
export const RateDialog = ({ orderId, product: { productId, name, rating }, onClose }: RateDialogProps) => {
  const { t } = useTranslation('ratings');
  const { enqueueSnackbar } = useToasts();
  const [save] = useSaveRatingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const draftName = `${orderId} ${productId}`;
  const translate = (key: string) => t(key as MessageKey, { max: MAX_RATING_TEXT });
  const [initial] = useState(() => valuesOf(rating, readRatingDraft(draftName)));

  return (
    <PanelDialog open title={name} onClose={onClose}>
      <Formik<Values>
        initialValues={initial}
        validationSchema={schema}
        onSubmit={async ({ stars, text, photos }, { setStatus }) => {
          setFailure(null);
          const body = { stars, text: text.trim(), photoIds: photos.map(({ photoId }) => photoId) };
          const { data, error } = await save({ orderId, productId, isNew: rating === null, body });
          if (data) {
            writeRatingDraft(draftName, null);
            enqueueSnackbar(data.message, { variant: 'success' });
            onClose();
          } else if (isApiError(error) && error.fields?.text !== undefined) setStatus(error.fields);
          else setFailure(isApiError(error) ? error.messages.join(' ') : t('failed'));
        }}
      >
        {({ values, errors, touched, submitCount, setFieldValue, isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2} useFlexGap>
            <FocusFirstInvalid />
            <KeepDraft name={draftName} />
            <StarChoice
              label={t('howMany')}
              value={values.stars}
              problem={
                errors.stars !== undefined && (touched.stars || submitCount > 0) ? translate(errors.stars) : undefined
              }
              onChange={(stars) => void setFieldValue('stars', stars)}
            />
            <FormField
              name="text"
              label={t('text')}
              hint={t('textHint')}
              translate={translate}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: MAX_RATING_TEXT } }}
            />
            <RatingPhotos
              orderId={orderId}
              photos={values.photos}
              onChange={(photos) => void setFieldValue('photos', photos)}
            />
            <Typography variant="body2" color="textSecondary">
              {t('public')}
            </Typography>
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <StickyFoot>
              <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
                {t(rating === null ? 'send' : 'save')}
              </Button>
            </StickyFoot>
          </Stack>
        )}
      </Formik>
    </PanelDialog>
  );
};
