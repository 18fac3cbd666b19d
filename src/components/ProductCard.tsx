import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Pack, ProductCard as Product } from '../../contract/homepage';
import { productPath } from '../../contract/routes';
import { firstPackToShow, isOwnPhoto, pictureOf } from '../lib/products';
import { percentOff } from '../lib/unitPrice';
import { AverageStars } from './AverageStars';
import { PackChips } from './PackChips';
import { Price } from './Price';
import { cardStyles } from './productCardStyles';
import type { PicturePriority } from './PictureImage';
import { ProductPicture } from './ProductPicture';
import { useFormatSize } from '../hooks/useFormatSize';
import { SecondName } from './SecondName';
import { VegMark } from './VegMark';
import { styled } from './styled';

interface ProductCardProps {
  product: Product;
  /** Radio group name, unique on the page. */
  group: string;
  /** h2 directly under a page's title. */
  headingLevel?: 'h2' | 'h3';
  /** Loading priority of the picture. */
  priority?: PicturePriority;
  /** Shows the dish, with the pack beside. Photos of the shop's own come first. */
  isServed?: boolean;
  /** Action for the chosen pack, usually Add. */
  renderAction: (pack: Pack) => ReactNode;
}

const Root = styled('article')(cardStyles);

/** A product in a list: picture, names, packs, price and an action slot. Several are ProductCards. */
export const ProductCard = ({
  product,
  group,
  headingLevel: Heading = 'h3',
  priority = 'later',
  isServed = false,
  renderAction,
}: ProductCardProps) => {
  const { t } = useTranslation('catalogue');
  const formatSize = useFormatSize();
  const [packId, setPackId] = useState<string>();
  const pack = product.packs.find(({ _id }) => _id === packId) ?? firstPackToShow(product.packs);
  const isSoldOut = product.packs.every(({ available }) => available === 0);
  const percent = percentOff(pack.productPrice, pack.mrpPaise);
  const { served } = product;
  const packPicture = pictureOf(pack, product.packs);
  const packAlt = t('picture.pack', { name: product.name, weight: formatSize(pack) });
  const dish = served && !isOwnPhoto(packPicture) && (isServed || isOwnPhoto(served)) ? served : null;

  return (
    <Root data-sold-out={isSoldOut}>
      <div className="plate">
        <ProductPicture
          picture={dish ?? packPicture}
          name={product.name}
          alt={dish ? t('picture.served', { name: product.name }) : packAlt}
          sizes="(max-width: 599px) 45vw, 260px"
          priority={priority}
        />
        {dish && (
          <div className="pack">
            <ProductPicture picture={packPicture} alt={packAlt} sizes="96px" />
          </div>
        )}
        {percent > 0 && <span className="tag">{t('percentOff', { percent })}</span>}
        {product.veg && <VegMark />}
      </div>
      <div className="names">
        <Heading>
          <Link to={productPath(product.slug)}>{product.name}</Link>
        </Heading>
        <p>
          <SecondName name={product.secondName} />
        </p>
      </div>
      <p className="summary">
        <AverageStars rating={product.rating} />
        {product.summary}
      </p>
      {product.packs.length > 1 ? (
        <PackChips
          packs={product.packs}
          group={group}
          value={pack._id}
          onChange={setPackId}
          label={t('packOf', { name: product.name })}
        />
      ) : (
        <p className="weight">
          <span>{formatSize(pack)}</span>
        </p>
      )}
      <div className="actions">
        <Price
          pricePaise={pack.productPrice}
          mrpPaise={pack.mrpPaise}
          netGrams={pack.netGrams}
          measure={pack.measure}
          withPercent={false}
        />
        {renderAction(pack)}
      </div>
    </Root>
  );
};
