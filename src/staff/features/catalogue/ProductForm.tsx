import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import type { ProductConflict, CatalogueChoices, CatalogueProduct } from '../../../../contract/staffCatalogue';
import { FocusFirstInvalid } from '../../../components/FocusFirstInvalid';
import { useToasts } from '../../../hooks/useToasts';
import { isApiError, type ApiError } from '../../../store/api/ApiError';
import { ActionBar } from '../../components/ActionBar';
import type { ForeignChange } from '../../lib/threeWay';
import { useAddProductMutation, useChangeProductMutation } from '../../store/catalogueApi';
import { ConflictNotice } from './ConflictNotice';
import { mergeProduct, takeTheirs } from './mergeProduct';
import { MissingTexts } from './MissingTexts';
import { ProductFields } from './ProductFields';
import { productSchema } from './productSchema';
import { bodyOf, newProduct, valuesOf, type ProductValues } from './productValues';

interface ProductFormProps {
  /** As last read from the server; null for a new one. */
  product: CatalogueProduct | null;
  /** What a new one begins with. */
  blank?: ProductValues;
  choices: CatalogueChoices;
  isReadOnly: boolean;
  /** After saving, or after learning that another person did. */
  onStored: (product: CatalogueProduct) => void;
  onDirty?: (isDirty: boolean) => void;
}

const conflictOf = ({ status, data }: ApiError): ProductConflict | null =>
  status === 409 && typeof data === 'object' && data !== null && 'product' in data ? (data as ProductConflict) : null;

/** Reports unsaved changes, also to the browser when the page is closed. */
const Unsaved = ({ isDirty, onDirty }: { isDirty: boolean } & Pick<ProductFormProps, 'onDirty'>) => {
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return null;
};

/** A product's form. Where another person saved first, nothing typed here is lost. */
export const ProductForm = ({
  product,
  blank = newProduct,
  choices,
  isReadOnly,
  onStored,
  onDirty,
}: ProductFormProps) => {
  const { t } = useTranslation('staffCatalogue');
  const { enqueueSnackbar } = useToasts();
  const [add] = useAddProductMutation();
  const [change] = useChangeProductMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ message: string; changes: readonly ForeignChange[] } | null>(null);

  const settle = (error: ApiError, values: ProductValues, form: FormikHelpers<ProductValues>): void => {
    const theirs = conflictOf(error)?.product;
    if (!theirs || !product) {
      form.setStatus(error.fields);
      setFailure(error.messages.join(' '));
      return;
    }
    const { merged, changes } = mergeProduct(valuesOf(product), values, valuesOf(theirs));
    form.resetForm({ values: valuesOf(theirs) });
    void form.setValues(merged);
    setConflict({ message: error.messages.join(' '), changes });
    onStored(theirs);
  };

  const save = async (values: ProductValues, form: FormikHelpers<ProductValues>): Promise<void> => {
    setFailure(null);
    setConflict(null);
    const { data, error } = product
      ? await change({ id: product._id, body: { ...bodyOf(values), revision: product.revision } })
      : await add(bodyOf(values));
    if (isApiError(error)) settle(error, values, form);
    if (!data) return;
    enqueueSnackbar(data.message, { variant: 'success' });
    form.resetForm({ values: valuesOf(data.data) });
    onStored(data.data);
  };

  return (
    <Formik<ProductValues>
      initialValues={product ? valuesOf(product) : blank}
      validationSchema={productSchema}
      onSubmit={save}
    >
      {({ values, dirty, isSubmitting, submitCount, isValid, setValues }) => (
        <Form noValidate>
          <FocusFirstInvalid />
          <Unsaved isDirty={dirty} {...(onDirty && { onDirty })} />
          <Stack spacing={2} useFlexGap>
            {conflict && (
              <ConflictNotice
                {...conflict}
                packs={values.packs}
                choices={choices}
                onTake={(taken) => {
                  void setValues(takeTheirs(values, taken));
                  setConflict({ ...conflict, changes: conflict.changes.filter((one) => one !== taken) });
                }}
              />
            )}
            <MissingTexts />
            <Box component="fieldset" disabled={isReadOnly} sx={{ display: 'contents' }}>
              <ProductFields product={product} choices={choices} />
            </Box>
          </Stack>
          {!isReadOnly && (
            <ActionBar sx={{ marginTop: 2 }}>
              {failure !== null && (
                <Alert severity="error" sx={{ width: '100%' }}>
                  {failure}
                </Alert>
              )}
              <Button type="submit" variant="contained" size="large" disabled={!dirty} loading={isSubmitting}>
                {t(product ? 'save' : 'saveDraft')}
              </Button>
              <Typography variant="body2" color="textSecondary">
                {submitCount > 0 && !isValid ? t('seeFields') : t(dirty ? 'unsaved' : 'allSaved')}
              </Typography>
            </ActionBar>
          )}
        </Form>
      )}
    </Formik>
  );
};
