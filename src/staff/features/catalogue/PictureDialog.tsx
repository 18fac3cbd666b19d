import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MAX_ALT_LENGTH, type PictureKind } from '../../../../contract/catalogueRules';
import type { AltTexts, CataloguePicture, PictureBody, UploadedPicture } from '../../../../contract/shopPictures';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { PictureField } from '../../components/PictureField';
import { TranslatedField } from './TranslatedField';

const NO_TEXTS: AltTexts = { en: '', ta: '', hi: '' };
const alt = string().trim().max(MAX_ALT_LENGTH, 'alt');
const withPicture = object({ alts: object({ en: alt.required('altNeeded'), ta: alt, hi: alt }) });
const withoutPicture = object({ alts: object({ en: alt, ta: alt, hi: alt }) });

interface PictureDialogProps {
  kind: PictureKind;
  /** The stored picture, from which the change is made. */
  picture: CataloguePicture | null;
  /** Shown for products without a picture. */
  name?: string;
  /** The label names what the picture shows. */
  label: string;
  onSave: (body: PictureBody) => Promise<{ data?: { message: string }; error?: unknown }>;
  onClose: () => void;
}

/** Another picture, its texts, or none. Where another person was first, what is chosen and typed here stays. */
export const PictureDialog = ({ kind, picture, name, label, onSave, onClose }: PictureDialogProps) => {
  const { t } = useTranslation('staffCatalogue');
  const { enqueueSnackbar } = useToasts();
  /** Undefined: the picture stays. */
  const [chosen, setChosen] = useState<UploadedPicture | null>();
  const [failure, setFailure] = useState<string | null>(null);
  const shown = chosen === undefined ? picture : (chosen?.picture ?? null);
  /** A drawn picture is described by what it shows. */
  const hasTexts = Boolean(chosen) || (chosen === undefined && picture?.alts !== undefined);

  return (
    <PanelDialog open isWide fillsPhone title={t('pictures.of', { name: label })} onClose={onClose}>
      <Formik<{ alts: AltTexts }>
        initialValues={{ alts: picture?.alts ?? NO_TEXTS }}
        validationSchema={hasTexts ? withPicture : withoutPicture}
        onSubmit={async ({ alts }, { setStatus }) => {
          setFailure(null);
          const { data, error } = await onSave({
            ...(chosen !== undefined && { pictureId: chosen && chosen._id }),
            alts,
            replaces: picture && { path: picture.path, ...(picture.alts && { alts: picture.alts }) },
          });
          if (isApiError(error)) {
            setStatus(error.fields);
            setFailure(error.messages.join(' '));
          }
          if (!data) return;
          enqueueSnackbar(data.message, { variant: 'success' });
          onClose();
        }}
      >
        {({ dirty, isSubmitting }) => (
          <Stack component={Form} noValidate useFlexGap spacing={2}>
            <FocusFirstInvalid />
            <PictureField
              kind={kind}
              label={t('pictures.open')}
              picture={shown}
              onChange={setChosen}
              {...(name !== undefined && { name })}
            />
            {hasTexts && <TranslatedField name="alts" label={t('pictures.alts')} hint={t('pictures.altsHint')} />}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={chosen === undefined && !dirty}
              loading={isSubmitting}
            >
              {t('save')}
            </Button>
          </Stack>
        )}
      </Formik>
    </PanelDialog>
  );
};
