import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import type { Pack, ProductDetail } from '../../../contract/homepage';
import { categoryPath } from '../../../contract/routes';
import { AddOnChoice } from '../../components/AddOnChoice';
import { AverageStars } from '../../components/AverageStars';
import { BottomActionBar } from '../../components/BottomActionBar';
import { PackChips } from '../../components/PackChips';
import { Price } from '../../components/Price';
import { SecondName } from '../../components/SecondName';
import { VegMark } from '../../components/VegMark';
import { styled } from '../../components/styled';
import { AddToCart } from '../../features/cart/AddToCart';
import { ViewCart } from '../../features/cart/ViewCart';
import { ProductHighlights } from '../../features/catalogue/ProductHighlights';
import { SetContents } from '../../features/catalogue/SetContents';
import { ShareProduct } from '../../features/catalogue/ShareProduct';
import { formatPaise } from '../../lib/money';
import { formatPerUnit, singlyPaise } from '../../lib/packValue';
import { useFormatSize } from '../../hooks/useFormatSize';
import { WishSlot } from './WishSlot';

interface ProductPurchaseProps {
  product: ProductDetail;
  pack: Pack;
  onChoosePack: (packId: string) => void;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  '& .names': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: theme.spacing(1) },
  '& .category': {
    ...theme.typography.body2,
    fontWeight: 600,
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: '0.2em',
    '&:not(:hover)': { textDecoration: 'none' },
  },
  '& h1': { gridColumn: '1 / -1' },
  '& .second': {
    ...theme.typography.lead,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    margin: theme.spacing(0.75, 0, 0),
    color: theme.vars.palette.text.secondary,
  },
  '& > .intro': { display: 'grid', gap: theme.spacing(1.5), '&:empty': { display: 'none' } },
  '& > .intro > p': { margin: 0, textWrap: 'pretty' },
  '& [data-bottom-action] > .cart:empty': { display: 'none' },
  '& [data-bottom-action] > .sum': { display: 'grid', flex: '0 1 auto', minWidth: 0, maxWidth: '40%' },
  '& [data-bottom-action] > .add': { flex: '1 0 auto' },
  // Two long words fit side by side.
  '& [data-bottom-action] > a': { flex: '1 1 auto', textAlign: 'center', lineHeight: 1.2 },
  '& [data-bottom-action]:has(> a) :is(a, button)': { paddingInline: 12 },
  '& [data-bottom-action] > .cart:not(:empty) + .sum': { display: 'none' },
  // The packs come right after the price.
  [theme.breakpoints.down('tablet')]: {
    marginBlockStart: -24,
    '& .names > h1': { fontSize: theme.typography.h2.fontSize },
    '& .second': { marginBlockStart: 2, fontSize: theme.typography.body1.fontSize },
  },
  [theme.breakpoints.down('desktop')]: {
    gap: theme.spacing(1.5),
    '& > .intro, & > .intro ~ :not([role="radiogroup"], .tell)': { order: 1 },
  },
  [theme.breakpoints.up('desktop')]: {
    // The focus isn't hidden by the button, which stays in view.
    '& :is(input, a)': { scrollMarginBlockEnd: 84 },
    '& > [data-bottom-action]': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      marginBlock: -12,
      paddingBlock: 12,
      backgroundColor: theme.vars.palette.background.default,
      // The content below fades out rather than being cut.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: '100%',
        height: 24,
        pointerEvents: 'none',
        background: `linear-gradient(transparent, ${theme.vars.palette.background.default})`,
      },
    },
    '& [data-bottom-action] > :is(.sum, .cart)': { display: 'none' },
  },
}));

/** Names, packs, add-ons and Add, which is a bottom bar on phones. */
export const ProductPurchase = ({ product, pack, onChoosePack }: ProductPurchaseProps) => {
  const { t, i18n } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const group = useId();
  const [addons, setAddons] = useState<string[]>([]);
  const chosen = product.addOns.filter(({ _id }) => addons.includes(_id));
  const paise = chosen.reduce((sum, { pricePaise }) => sum + pricePaise, pack.productPrice);

  const isSoldOut = product.packs.every(({ available }) => available === 0);
  const savedPaise = product.parts ? singlyPaise(product.parts) - pack.productPrice : 0;

  return (
    <Root>
      <div className="names">
        <Link className="category" to={categoryPath(product.category._id)}>
          {product.category.name}
        </Link>
        <ShareProduct name={product.name} slug={product.slug} />
        <Typography variant="h1">{product.name}</Typography>
        <p className="second">
          {product.veg && <VegMark />}
          <SecondName name={product.secondName} />
          <AverageStars rating={product.rating} />
        </p>
      </div>
      <Price
        pricePaise={pack.productPrice}
        mrpPaise={pack.mrpPaise}
        netGrams={pack.netGrams}
        measure={pack.measure}
        size="large"
        note={savedPaise > 0 ? t('set.save', { amount: formatPaise(savedPaise) }) : undefined}
      />
      <div className="intro">
        {product.taste !== null && <p>{product.taste}</p>}
        <ProductHighlights product={product} />
      </div>
      {!(product.parts && product.packs.length === 1) && (
        <PackChips
          detailed
          packs={product.packs}
          group={group}
          value={pack._id}
          onChange={onChoosePack}
          label={t('packOf', { name: product.name })}
        />
      )}
      {pack.available === 0 && <WishSlot part="tell" product={product} pack={pack} />}
      {product.parts && <SetContents parts={product.parts} pricePaise={pack.productPrice} />}
      {!isSoldOut && <AddOnChoice addOns={product.addOns} value={addons} onChange={setAddons} />}
      <BottomActionBar inlineOnDesktop>
        {!isSoldOut && (
          <>
            <div className="cart">
              <ViewCart compact />
            </div>
            <div className="sum" aria-hidden>
              <Typography variant="subtitle2">{formatSize(pack)}</Typography>
              <Typography variant="caption" noWrap>
                {chosen.length > 0
                  ? chosen.map(({ name }) => name).join(', ')
                  : formatPerUnit(pack, i18n.language as Language)}
              </Typography>
            </div>
          </>
        )}
        <div className="add">
          <AddToCart name={product.name} pack={pack} addons={addons} amount={formatPaise(paise)} prominent />
        </div>
        {isSoldOut && (
          <Button component={Link} to={categoryPath(product.category._id)} variant="contained" size="large">
            {t('related')}
          </Button>
        )}
      </BottomActionBar>
    </Root>
  );
};
