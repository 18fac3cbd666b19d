import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import type { CatalogueChoices, CatalogueProduct } from '../../../../contract/staffCatalogue';
import { EditForm } from '../../components/EditForm';
import { useSharedEdit } from '../../hooks/useSharedEdit';
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
  const [addProduct] = useAddProductMutation();
  const [changeProduct] = useChangeProductMutation();
  const { failure, conflict, save, taken } = useSharedEdit({
    stored: product,
    valuesOf,
    conflictKey: 'product',
    merge: mergeProduct,
    onStored,
    send: (values) =>
      product
        ? changeProduct({ id: product._id, body: { ...bodyOf(values), revision: product.revision } })
        : addProduct(bodyOf(values)),
  });

  return (
    <Formik<ProductValues>
      initialValues={product ? valuesOf(product) : blank}
      validationSchema={productSchema}
      onSubmit={save}
    >
      {({ values, setValues }) => (
        <EditForm
          failure={failure}
          isReadOnly={isReadOnly}
          saveLabel={t(product ? 'save' : 'saveDraft')}
          {...(onDirty && { onDirty })}
        >
          <Stack spacing={2} useFlexGap>
            {conflict && (
              <ConflictNotice
                {...conflict}
                packs={values.packs}
                choices={choices}
                onTake={(change) => {
                  void setValues(takeTheirs(values, change));
                  taken(change);
                }}
              />
            )}
            <MissingTexts />
            <Box component="fieldset" disabled={isReadOnly} sx={{ display: 'contents' }}>
              <ProductFields product={product} choices={choices} />
            </Box>
          </Stack>
        </EditForm>
      )}
    </Formik>
  );
};
