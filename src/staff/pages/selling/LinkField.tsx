import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryPath, productPath } from '../../../../contract/routes';
import type { SellingBanners } from '../../../../contract/staffSelling';
import { ProductField } from './ProductField';
import { useSellingErrors } from './useSellingErrors';

/** Pages that a banner may lead to, by their names in staffSelling.json. */
const PAGES = {
  products: categoryPath(),
  recipes: '/recipes',
  ourStory: '/our-story',
  faq: '/faq',
  support: '/support',
  franchise: '/franchise',
} as const;

const PRODUCT = 'product';
const isProduct = (link: string): boolean => link.startsWith(productPath(''));

type LinkFieldProps = Pick<SellingBanners, 'categories' | 'products'>;

/** A banner leads to a page, a category or a product of this shop. */
export const LinkField = ({ categories, products }: LinkFieldProps) => {
  const { t } = useTranslation('staffSelling');
  const translate = useSellingErrors();
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>('link');
  /** Whether a product is still to be found. */
  const [isSearching, setSearching] = useState(false);
  const form = useFormikContext();
  const message =
    touched && error !== undefined ? translate(error) : (form.status as Record<string, string> | undefined)?.link;
  const toProduct = isProduct(value) || (isSearching && value === '');
  const groups: { label: string; options: (readonly [path: string, name: string])[] }[] = [
    {
      label: t('link.pages'),
      options: (Object.keys(PAGES) as (keyof typeof PAGES)[]).map(
        (page) => [PAGES[page], t(`link.page.${page}`)] as const,
      ),
    },
    { label: t('link.categories'), options: categories.map(({ _id, name }) => [categoryPath(_id), name] as const) },
  ];
  const isKnown = value === '' || toProduct || groups.some(({ options }) => options.some(([path]) => path === value));
  const problem = { error: message !== undefined, helperText: message ?? ' ' };
  return (
    <>
      <TextField
        select
        name="link"
        label={t('fields.link')}
        value={toProduct ? PRODUCT : value}
        onBlur={onBlur}
        onChange={({ target }) => {
          setSearching(target.value === PRODUCT);
          void setValue(target.value === PRODUCT ? '' : target.value);
        }}
        {...(!toProduct && problem)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('link.choose')}</option>
        {!isKnown && <option value={value}>{value}</option>}
        <option value={PRODUCT}>{t('link.product')}</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(([path, name]) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </TextField>
      {toProduct && (
        <ProductField
          value={value}
          known={products}
          onChange={(link) => {
            setSearching(true);
            void setValue(link);
          }}
          {...problem}
        />
      )}
    </>
  );
};
