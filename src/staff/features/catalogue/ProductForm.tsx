import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { formatSize } from '../../../../contract/packSize';
import type { CatalogueChoices, CatalogueProduct } from '../../../../contract/staffCatalogue';
import { DraftFormik } from '../../components/DraftFormik';
import { EditForm } from '../../components/EditForm';
import { useSharedEdit } from '../../hooks/useSharedEdit';
import { useChangeProductMutation } from '../../store/catalogueApi';
import { ConflictNotice } from './ConflictNotice';
import { mergeProduct, takeTheirs } from './mergeProduct';
import { usePriceQuestion, type PriceChange } from './usePriceQuestion';
import { ProductFields } from './ProductFields';
import { productSchema } from './productSchema';
import { bodyOf, newProduct, valuesOf, type ProductValues } from './productValues';
import { useAddWithPhoto } from './useAddWithPhoto';

/** New packs have no price to compare with. */
const packChanges = (product: CatalogueProduct | null, values: ProductValues, language: Language): PriceChange[] =>
  bodyOf(values).packs.flatMap(({ _id, pricePaise, mrpPaise, ...size }) => {
    const stored = product?.packs.find((pack) => pack._id === _id);
    const name = `${values.name.en}, ${formatSize(size, language)}`;
    return stored
      ? [
          { name: `${name}: MRP`, before: stored.mrpPaise, after: mrpPaise },
          { name, before: stored.pricePaise, after: pricePaise },
        ]
      : [];
  });

interface ProductFormProps {
  /** It is as last read from the server; null for a new one. */
  product: CatalogueProduct | null;
  /** A new product begins with it. */
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
  const { t, i18n } = useTranslation('staffCatalogue');
  const isDraft = product === null || product.state === 'DRAFT';
  const addProduct = useAddWithPhoto();
  const { confirmPrices, priceQuestion } = usePriceQuestion();
  const [changeProduct] = useChangeProductMutation();
  const { failure, conflict, save, taken, restored } = useSharedEdit({
    stored: product,
    valuesOf,
    conflictKey: 'product',
    merge: mergeProduct,
    onStored,
    send: (values, key) =>
      product
        ? changeProduct({ id: product._id, body: { ...bodyOf(values), revision: product.revision } })
        : addProduct(values, key),
  });

  return (
    <DraftFormik<ProductValues>
      draft={`product-${product?._id ?? (blank.isSet ? 'newSet' : 'new')}`}
      initialValues={product ? valuesOf(product) : blank}
      validationSchema={productSchema(isDraft)}
      merge={mergeProduct}
      onChanged={restored}
      onSubmit={async (...submitted) => {
        if (await confirmPrices(packChanges(product, submitted[0], i18n.language as Language)))
          await save(...submitted);
      }}
    >
      {({ values, setValues }) => (
        <EditForm
          failure={failure}
          isReadOnly={isReadOnly}
          isNew={product === null}
          saveLabel={t(product ? 'save' : 'saveDraft')}
          {...(onDirty && { onDirty })}
        >
          {priceQuestion}
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
            <ProductFields product={product} choices={choices} isReadOnly={isReadOnly} isDraft={isDraft} />
          </Stack>
        </EditForm>
      )}
    </DraftFormik>
  );
};
