import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../contract/homepage';
import { PlaceOutlined } from '../../components/icons';
import { styled } from '../../components/styled';
import { useFormatSize } from '../../hooks/useFormatSize';
import { nutritionSize } from '../../lib/nutritionSize';
import { highlightsOf, type Highlight } from './highlights';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  '& > ul': { ...theme.mixins.plainList, display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& li': {
    ...theme.typography.body2,
    paddingBlock: 4,
    paddingInline: 12,
    borderRadius: 999,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.vars.palette.surface.tint,
    color: theme.vars.palette.primary.dark,
  },
  '& > p': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    color: theme.vars.palette.text.secondary,
  },
}));

function textOf(highlight: Highlight, size: string, isSoaked: boolean, t: TFunction<'catalogue'>): string {
  if (highlight.kind === 'insteadOf') return highlight.text;
  if (highlight.kind === 'cookingMinutes')
    return t(isSoaked ? 'highlights.soakedMinutes' : 'highlights.cookingMinutes', { count: highlight.count });
  return t(`highlights.${highlight.kind}`, { amount: highlight.amount, size });
}

/** Up to three facts at a glance, and where the product comes from. Renders nothing without any. */
export const ProductHighlights = ({
  product,
}: {
  product: Pick<ProductDetail, 'cooking' | 'cookingMinutes' | 'insteadOf' | 'nutrition' | 'origin' | 'packs'>;
}) => {
  const { t } = useTranslation('catalogue');
  const size = useFormatSize()(nutritionSize(product.packs));
  const highlights = highlightsOf(product);
  // Only its steps say so; the minutes are those on the stove.
  const isSoaked = new RegExp(t('highlights.soakWord'), 'i').test(product.cooking.join(' '));
  if (highlights.length === 0 && product.origin === null) return null;
  return (
    <Root>
      {highlights.length > 0 && (
        <ul aria-label={t('highlights.title')}>
          {highlights.map((highlight) => (
            <li key={highlight.kind}>{textOf(highlight, size, isSoaked, t)}</li>
          ))}
        </ul>
      )}
      {product.origin !== null && (
        <p>
          <PlaceOutlined fontSize="small" />
          <span>{product.origin}</span>
        </p>
      )}
    </Root>
  );
};
