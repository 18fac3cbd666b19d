import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { CategoryBody, CatalogueCategory } from '../../../../contract/staffCatalogue';
import { MAX_STEP_LENGTH, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../../../../contract/catalogueRules';
import { DraftFormik } from '../../components/DraftFormik';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { FormField } from '../../../components/FormField';
import { PanelDialog } from '../../components/PanelDialog';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError } from '../../../store/api/ApiError';
import { TranslatedField } from '../../features/catalogue/TranslatedField';
import { useCatalogueErrors } from '../../features/catalogue/useCatalogueErrors';
import { useOwnText } from '../../hooks/useOwnText';
import { useAddCategoryMutation, useChangeCategoryMutation, useRemoveCategoryMutation } from '../../store/catalogueApi';

const name = string().max(MAX_TITLE_LENGTH, 'name');
const description = string().max(MAX_STEP_LENGTH, 'description');
const schema = object({
  name: object({ en: name.trim().required('nameRequired'), ta: name, hi: name }),
  description: object({ en: description, ta: description, hi: description }),
  otherNames: string().max(MAX_TEXT_LENGTH, 'text'),
});

const NO_TEXTS = { en: '', ta: '', hi: '' };
const newCategory: CategoryBody = { name: NO_TEXTS, description: NO_TEXTS, otherNames: '', hidden: false };

interface CategoryDialogProps {
  /** It is null for a new category. */
  category: CatalogueCategory | null;
  onClose: () => void;
}

/** A category's texts, and whether customers see it. */
export const CategoryDialog = ({ category, onClose }: CategoryDialogProps) => {
  const { t } = useTranslation('staffCatalogue');
  const ownText = useOwnText();
  const translate = useCatalogueErrors();
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddCategoryMutation();
  const [change] = useChangeCategoryMutation();
  const [remove, removing] = useRemoveCategoryMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [version, setVersion] = useState(category?.version ?? 0);
  const [isConfirming, setConfirming] = useState(false);

  const finish = ({
    data,
    error,
  }: {
    data?: { message: string };
    error?: unknown;
  }): Record<string, string> | undefined => {
    if (data) {
      enqueueSnackbar(data.message, { variant: 'success' });
      onClose();
    }
    if (!isApiError(error)) return undefined;
    setFailure(error.messages.join(' '));
    // Another person was first: what is typed stays, and saving again replaces theirs.
    const current = (error.data as { version?: number } | null)?.version;
    if (error.status === 409 && current !== undefined) setVersion(current);
    return error.fields;
  };

  return (
    <PanelDialog
      open
      isWide
      fillsPhone
      title={category ? ownText(category.name) : t('categories.add')}
      onClose={onClose}
    >
      <DraftFormik<CategoryBody>
        draft={`category-${category?._id ?? 'new'}`}
        initialValues={
          category
            ? {
                name: category.name,
                description: category.description,
                otherNames: category.otherNames,
                hidden: category.hidden,
              }
            : newCategory
        }
        validationSchema={schema}
        onSubmit={async (values, { key, resetForm, setStatus }) => {
          setFailure(null);
          const result = category
            ? await change({ id: category._id, body: { ...values, version } })
            : await add({ key, body: values });
          setStatus(finish(result));
          if (result.data) resetForm();
        }}
      >
        {({ values, isSubmitting, setFieldValue }) => (
          <Stack component={Form} noValidate useFlexGap spacing={1.5}>
            <FocusFirstInvalid />
            <TranslatedField name="name" label={t('fields.name')} />
            <TranslatedField name="description" label={t('categories.description')} rows={2} />
            <FormField
              name="otherNames"
              label={t('fields.otherNames')}
              hint={t('hints.otherNames')}
              translate={translate}
            />
            {category?.isFixed ? (
              <Typography color="textSecondary">{t('categories.fixed')}</Typography>
            ) : (
              <FormControlLabel
                control={
                  <Switch
                    checked={!values.hidden}
                    onChange={(_event, isShown) => void setFieldValue('hidden', !isShown)}
                  />
                }
                label={t('categories.shown')}
                sx={{ minHeight: 44 }}
              />
            )}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {t('save')}
            </Button>
            {category && !category.isFixed && category.productCount === 0 && (
              <Button color="error" onClick={() => setConfirming(true)}>
                {t('delete.open')}
              </Button>
            )}
          </Stack>
        )}
      </DraftFormik>
      {category && (
        <ConfirmDialog
          open={isConfirming}
          title={t('categories.question', { name: ownText(category.name) })}
          confirmLabel={t('delete.open')}
          destructive
          busy={removing.isLoading}
          onConfirm={async () => {
            const result = await remove(category._id);
            setConfirming(false);
            finish(result);
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </PanelDialog>
  );
};
