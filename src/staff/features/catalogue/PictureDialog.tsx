import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy, object, string } from 'yup';
import { MAX_ALT_LENGTH, type PictureKind } from '../../../../contract/catalogueRules';
import type { AltTexts, CataloguePicture, PictureBody, UploadedPicture } from '../../../../contract/shopPictures';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { PictureField } from '../../components/PictureField';
import { TranslatedField } from './TranslatedField';

interface PictureValues {
  alts: AltTexts;
  /** It is null while the picture stays; without a chosen one, the picture goes. */
  change: { chosen: UploadedPicture | null } | null;
}

const NO_TEXTS: AltTexts = { en: '', ta: '', hi: '' };
const alt = string().trim().max(MAX_ALT_LENGTH, 'alt');
const withPicture = object({ alts: object({ en: alt.required('altNeeded'), ta: alt, hi: alt }) });
const withoutPicture = object({ alts: object({ en: alt, ta: alt, hi: alt }) });

interface PictureDialogProps {
  /** Names the form, with the id of what the picture shows. */
  draft: string;
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
export const PictureDialog = ({ draft, kind, picture, name, label, onSave, onClose }: PictureDialogProps) => {
  const { t } = useTranslation('staffCatalogue');
  const { enqueueSnackbar } = useToasts();
  const [failure, setFailure] = useState<string | null>(null);
  /** A drawn picture is described by what it shows. */
  const hasTexts = ({ change }: PictureValues) =>
    change === null ? picture?.alts !== undefined : change.chosen !== null;

  return (
    <PanelDialog open isWide fillsPhone title={t('pictures.of', { name: label })} onClose={onClose}>
      <DraftFormik<PictureValues>
        draft={draft}
        initialValues={{ alts: picture?.alts ?? NO_TEXTS, change: null }}
        validationSchema={lazy((values: PictureValues) => (hasTexts(values) ? withPicture : withoutPicture))}
        onSubmit={async ({ alts, change }, { resetForm, setStatus }) => {
          setFailure(null);
          const { data, error } = await onSave({
            ...(change && { pictureId: change.chosen && change.chosen._id }),
            alts,
            replaces: picture && { path: picture.path, ...(picture.alts && { alts: picture.alts }) },
          });
          if (isApiError(error)) {
            setStatus(error.fields);
            setFailure(error.messages.join(' '));
          }
          if (!data) return;
          resetForm();
          enqueueSnackbar(data.message, { variant: 'success' });
          onClose();
        }}
      >
        {({ values, dirty, isSubmitting, setFieldValue }) => (
          <Stack component={Form} noValidate useFlexGap spacing={2}>
            <FocusFirstInvalid />
            <PictureField
              kind={kind}
              label={t('pictures.open')}
              picture={values.change ? (values.change.chosen?.picture ?? null) : picture}
              onChange={(chosen) => void setFieldValue('change', { chosen })}
              {...(name !== undefined && { name })}
            />
            {hasTexts(values) && (
              <TranslatedField name="alts" label={t('pictures.alts')} hint={t('pictures.altsHint')} />
            )}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" size="large" disabled={!dirty} loading={isSubmitting}>
              {t('save')}
            </Button>
          </Stack>
        )}
      </DraftFormik>
    </PanelDialog>
  );
};
