import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';
import type { Pack, ProductDetail, Store } from '../../../contract/homepage';
import { formatSize } from '../../../contract/packSize';
import { SectionHeading } from '../../components/SectionHeading';
import { styled } from '../../components/styled';
import { formatPaise } from '../../lib/money';
import { withoutSampleMark } from '../../lib/withoutSampleMark';
import { useGetStoreQuery } from '../../store/api/homepageApi';

interface ProductFactsProps {
  product: Pick<ProductDetail, 'facts' | 'veg'>;
  pack: Pack;
}

const Root = styled('section')({ containerType: 'inline-size' });

/** Two columns of facts where there is room for them. */
const Rows = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  columnGap: theme.spacing(6),
  overflowWrap: 'anywhere',
  margin: 0,
  borderBlockStart: '2px solid',
  borderColor: theme.vars.palette.text.primary,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: '1px solid',
    borderColor: theme.vars.palette.surface.line,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, '&::first-letter': { textTransform: 'uppercase' } },
  '@container (min-width: 800px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type FactSource = ProductFactsProps['product'] & {
  pack: Pack;
  store: Store | undefined;
  language: Language;
  t: TFunction<readonly ['catalogue', 'common']>;
};

/** They are in the order of the page. */
const FACTS: { label: Record<Language, string>; value: (source: FactSource) => string | false | null | undefined }[] = [
  {
    label: { en: 'Generic name', ta: 'பொதுப் பெயர்', hi: 'सामान्य नाम' },
    value: ({ facts }) => facts.genericName,
  },
  {
    label: { en: 'Net quantity', ta: 'நிகர அளவு', hi: 'शुद्ध मात्रा' },
    value: ({ pack, language }) => formatSize(pack, language),
  },
  {
    label: { en: 'MRP (incl. of all taxes)', ta: 'MRP (அனைத்து வரிகளும் உட்பட)', hi: 'MRP (सभी करों सहित)' },
    value: ({ pack }) => formatPaise(pack.mrpPaise),
  },
  {
    label: { en: 'Food type', ta: 'உணவு வகை', hi: 'भोजन का प्रकार' },
    value: ({ veg, t }) => (veg ? t('vegetarian') : t('facts.notVegetarian')),
  },
  {
    label: { en: 'Ingredients', ta: 'சேர்மானங்கள்', hi: 'सामग्री' },
    value: ({ facts }) => facts.ingredients,
  },
  {
    label: { en: 'Allergens', ta: 'ஒவ்வாமை ஏற்படுத்துபவை', hi: 'एलर्जी कारक' },
    value: ({ facts }) => facts.allergens,
  },
  {
    label: { en: 'Best before', ta: 'சிறந்த பயன்பாட்டுக் காலம்', hi: 'उपयोग की उत्तम अवधि' },
    value: ({ facts, pack, t }) =>
      facts.bestBefore?.[pack._id] ?? t('facts.bestBeforeDays', { count: facts.bestBeforeDays }),
  },
  {
    label: { en: 'Country of origin', ta: 'உற்பத்தி நாடு', hi: 'मूल देश' },
    value: ({ facts }) => facts.countryOfOrigin,
  },
  {
    label: { en: 'Maker', ta: 'தயாரிப்பாளர்', hi: 'निर्माता' },
    value: ({ facts, t }) => withoutSampleMark(facts.maker, t('common:sample')),
  },
  {
    label: { en: 'FSSAI licence number', ta: 'FSSAI உரிம எண்', hi: 'FSSAI लाइसेंस नंबर' },
    value: ({ facts }) => facts.fssaiLicence,
  },
  {
    label: { en: 'HSN code', ta: 'HSN குறியீடு', hi: 'HSN कोड' },
    value: ({ facts }) => facts.hsn,
  },
  {
    label: { en: 'GST included', ta: 'உள்ளடங்கிய GST', hi: 'शामिल GST' },
    value: ({ facts }) => `${facts.gstPercent}%`,
  },
  {
    label: { en: 'Consumer care', ta: 'நுகர்வோர் சேவை', hi: 'उपभोक्ता सेवा' },
    value: ({ store }) => store && !store.isSample && [...store.phones, store.email].join(', '),
  },
];

/** Legally required facts (Legal Metrology rule 6(10) and (11), FSSAI, GST), without those that are only a sample. */
export const ProductFacts = ({ product, pack }: ProductFactsProps) => {
  const { t, i18n } = useTranslation(['catalogue', 'common']);
  const { data: store } = useGetStoreQuery(undefined);
  const language = i18n.language as Language;
  const source = { ...product, pack, store, language, t };
  const rows = FACTS.map(({ label, value }) => ({ label: label[language], value: value(source) }));
  return (
    <Root aria-labelledby="facts">
      <SectionHeading id="facts" title={t('facts.title')} />
      <Rows>
        {rows.map(
          ({ label, value }) =>
            value &&
            value !== t('common:sample') && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Rows>
    </Root>
  );
};
