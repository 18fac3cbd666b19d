import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueChoices, CatalogueProduct } from '../../../../contract/staffCatalogue';
import { NUTRIENTS } from '../../../../contract/catalogueRules';
import { FormField } from '../../../components/FormField';
import { OpenInNewOutlined } from '../../../components/lazyIcons';
import { TitledSection } from '../../../components/TitledSection';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useFormatSize } from '../../../hooks/useFormatSize';
import { nutritionSize } from '../../../lib/nutritionSize';
import { PRODUCT_CATEGORIES_PATH, TAXES_PATH } from '../../lib/staffPaths';
import { PictureField } from '../../components/PictureField';
import { AddOnChoices } from './AddOnChoices';
import { FormPart, FormParts } from './FormParts';
import { MissingTexts } from './MissingTexts';
import { MissingToSell } from './MissingToSell';
import { PacksFields } from './PacksFields';
import { PartsFields } from './PartsFields';
import type { ProductValues } from './productValues';
import { RelatedProducts } from './RelatedProducts';
import { SelectField } from './SelectField';
import { TranslatedField } from './TranslatedField';
import { useCatalogueErrors } from './useCatalogueErrors';

/** The shop's products may come from these; a product's own is added. */
const COUNTRIES = ['IN', 'AU', 'BD', 'BT', 'CA', 'CN', 'ET', 'ID', 'LK', 'MM', 'NP', 'PK', 'TH', 'TR', 'US', 'VN'];

const columns = {
  display: 'grid',
  columnGap: 1.5,
  // A hint is not to touch the label below it.
  rowGap: { mobile: 1, tablet: 0 },
  alignItems: 'start',
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(3, minmax(0, 1fr))' },
};

const Section = ({ part, title, children }: { part: string; title: string; children: ReactNode }) => (
  <FormPart name={part}>
    <Card sx={{ padding: { mobile: 2, tablet: 2.5 } }}>
      <TitledSection title={title}>
        <Stack spacing={1.5} useFlexGap>
          {children}
        </Stack>
      </TitledSection>
    </Card>
  </FormPart>
);

/** Opens another page beside the form, which takes up what is added there once one comes back. */
const BesideForm = ({ href, label }: { href: string; label: string }) => {
  const { t } = useTranslation('staffFrame');
  return (
    <Button href={href} target="_blank" rel="noopener" endIcon={<OpenInNewOutlined />} sx={{ justifySelf: 'start' }}>
      {label} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </Button>
  );
};

interface ProductFieldsProps {
  /** It is null for a new product. */
  product: CatalogueProduct | null;
  choices: CatalogueChoices;
  isReadOnly: boolean;
  /** What is sold with each product may still be missing. */
  isDraft: boolean;
}

/** All of a product: what customers read, what the label must say, packs, add-ons and what goes with it. */
export const ProductFields = ({ product, choices, isReadOnly, isDraft }: ProductFieldsProps) => {
  const { t, i18n } = useTranslation('staffCatalogue');
  const translate = useCatalogueErrors();
  const formatSize = useFormatSize();
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const regions = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const countries = [...new Set([...COUNTRIES, values.countryOfOrigin])].map((value) => ({
    value,
    label: regions.of(value) ?? value,
  }));
  const whole = { htmlInput: { inputMode: 'numeric' } } as const;
  const hintOf = (hint: 'hsn' | 'allergens' | 'taxClassId') =>
    isDraft ? t('hints.neededToSell', { hint: t(`hints.${hint}`) }) : t(`hints.${hint}`);
  const titles = {
    names: t('sections.names'),
    packs: t(values.isSet ? 'sections.set' : 'sections.packs'),
    ...(product === null && { photo: t('sections.photo') }),
    label: t('sections.label'),
    texts: t('sections.texts'),
    cooking: t('sections.cooking'),
    nutrition: t('sections.nutrition', { size: formatSize(nutritionSize(values.packs)) }),
    with: t('sections.with'),
  };

  /** An HSN code is proposed with its tax class, and both with a category whose products share them. */
  const chooseTaxClass = (id: string): void => {
    const hsn = choices.taxClasses.find(({ _id }) => _id === id)?.hsn ?? '';
    if (!values.hsn.startsWith(hsn)) void setFieldValue('hsn', hsn);
  };
  const chooseCategory = (id: string): void => {
    const usual = choices.categories.find(({ _id }) => _id === id)?.usual;
    if (!usual || usual.taxClassId === '' || values.taxClassId !== '') return;
    if (!choices.taxClasses.some(({ _id }) => _id === usual.taxClassId)) return;
    void setFieldValue('taxClassId', usual.taxClassId);
    if (values.hsn === '') void setFieldValue('hsn', usual.hsn);
  };
  return (
    <FormParts parts={Object.entries(titles).map(([name, title]) => ({ name, title }))}>
      {isDraft && !isReadOnly && <MissingToSell />}
      <MissingTexts />
      <Box component="fieldset" disabled={isReadOnly} sx={{ display: 'contents' }}>
        <Section part="names" title={titles.names}>
          <TranslatedField
            name="name"
            label={t('fields.name')}
            {...(isDraft && { hint: t('hints.name') })}
            isRequired
          />
          <Box sx={columns}>
            <SelectField
              name="categoryId"
              label={t('fields.categoryId')}
              prompt={t('chooseCategory')}
              options={choices.categories.map(({ _id, name }) => ({ value: _id, label: name }))}
              {...(isDraft && { hint: t('hints.needed') })}
              onChoose={chooseCategory}
            />
            <FormField
              name="sku"
              label={t('fields.sku')}
              hint={t(isDraft ? 'hints.skuOfDraft' : 'hints.sku')}
              translate={translate}
              clean={(text) => text.toUpperCase()}
              autoComplete="off"
            />
            <FormField
              name="position"
              label={t('fields.position')}
              hint={t('hints.position')}
              translate={translate}
              slotProps={whole}
            />
            {!isReadOnly && <BesideForm href={PRODUCT_CATEGORIES_PATH} label={t('categories.add')} />}
          </Box>
          <FormField
            name="otherNames"
            label={t('fields.otherNames')}
            hint={t('hints.otherNames')}
            translate={translate}
            autoComplete="off"
          />
        </Section>

        <Section part="packs" title={titles.packs}>
          {values.isSet ? (
            <PartsFields stock={product?.packs[0]?.stock ?? null} />
          ) : (
            <PacksFields packs={product?.packs ?? []} />
          )}
          <Box sx={columns}>
            <SelectField
              name="taxClassId"
              label={t('fields.taxClassId')}
              hint={hintOf('taxClassId')}
              prompt={t('chooseTaxClass')}
              options={choices.taxClasses.map(({ _id, name, gstPercent }) => ({
                value: _id,
                label: `${name} · ${gstPercent} %`,
              }))}
              onChoose={chooseTaxClass}
            />
            <FormField
              name="hsn"
              label={t('fields.hsn')}
              hint={hintOf('hsn')}
              translate={translate}
              slotProps={whole}
            />
            {!isReadOnly && <BesideForm href={TAXES_PATH} label={t('taxes.add')} />}
          </Box>
        </Section>

        {titles.photo !== undefined && (
          <Section part="photo" title={titles.photo}>
            <PictureField
              kind="PACK"
              label={t('hints.photo')}
              picture={values.photo?.picture ?? null}
              name={values.name.en}
              onChange={(photo) => void setFieldValue('photo', photo)}
            />
          </Section>
        )}

        <Section part="label" title={titles.label}>
          <Box sx={columns}>
            <SelectField name="countryOfOrigin" label={t('fields.countryOfOrigin')} options={countries} />
            <FormField
              name="bestBeforeDays"
              label={t('fields.bestBeforeDays')}
              hint={t('hints.bestBeforeDays')}
              translate={translate}
              slotProps={whole}
            />
            <FormControlLabel
              control={<Switch checked={values.veg} onChange={(_event, isVeg) => void setFieldValue('veg', isVeg)} />}
              label={t('fields.veg')}
              sx={{ minHeight: 56 }}
            />
          </Box>
          <TranslatedField name="allergens" label={t('fields.allergens')} hint={hintOf('allergens')} rows={2} />
          <TranslatedField name="ingredients" label={t('fields.ingredients')} hint={t('hints.ingredients')} rows={2} />
        </Section>

        <Section part="texts" title={titles.texts}>
          <TranslatedField name="taste" label={t('fields.taste')} hint={t('hints.taste')} rows={3} />
          <TranslatedField name="origin" label={t('fields.origin')} />
          <TranslatedField name="insteadOf" label={t('fields.insteadOf')} hint={t('hints.insteadOf')} />
        </Section>

        <Section part="cooking" title={titles.cooking}>
          <TranslatedField name="cooking" label={t('fields.cooking')} hint={t('hints.cooking')} rows={4} />
          <Box sx={columns}>
            <FormField
              name="cookingMinutes"
              label={t('fields.cookingMinutes')}
              translate={translate}
              slotProps={whole}
            />
          </Box>
        </Section>

        <Section part="nutrition" title={titles.nutrition}>
          <Typography variant="body2" color="text.secondary">
            {t('hints.nutrition')}
          </Typography>
          <Box sx={{ ...columns, gridTemplateColumns: { mobile: '1fr 1fr', tablet: 'repeat(4, minmax(0, 1fr))' } }}>
            {NUTRIENTS.map((name) => (
              <FormField
                key={name}
                name={`nutrition.${name}`}
                label={t(`nutrients.${name}`)}
                translate={translate}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
            ))}
          </Box>
          <TranslatedField
            name="nutrition.source"
            label={t('fields.nutritionSource')}
            hint={t('hints.nutritionSource')}
          />
        </Section>

        <Section part="with" title={titles.with}>
          <AddOnChoices addons={choices.addons} />
          <RelatedProducts exceptId={product?._id ?? null} />
        </Section>
      </Box>
    </FormParts>
  );
};
