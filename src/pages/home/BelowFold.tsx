import { useTranslation } from 'react-i18next';
import type { ProductCard } from '../../../contract/homepage';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { BannerNoteList, BannerNotes } from '../../features/catalogue/BannerNotes';
import { CategoryRail } from '../../features/catalogue/CategoryRail';
import { HOME_RAILS } from '../../features/catalogue/homeRails';
import { Offers, OfferTickets } from '../../features/catalogue/Offers';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import { ShopFacts } from '../../features/catalogue/ShopFacts';
import { HomeRecipes } from '../../features/recipes/HomeRecipes';
import { useGetCategoryProductsQuery } from '../../store/api/homepageApi';
import { ordersApi } from '../../store/api/ordersApi';
import { useAppSelector } from '../../store/hooks';
import { HomeTestimonials } from './HomeTestimonials';
import { OurStoryTeaser } from './OurStoryTeaser';
import { WhyUs } from './WhyUs';

const RAILS = 2;
/** Each category without a rail shows so many products. */
const MORE_EACH = 3;

const idsOf = (products: readonly ProductCard[]): string[] => products.map(({ _id }) => _id);
const isAvailable = ({ packs }: ProductCard): boolean => packs.some(({ available }) => available > 0);

const selectBought = ordersApi.endpoints.getBoughtProducts.select(undefined);

/** The last rail shows neither what is above it nor what the customer has bought. */
const useOtherProducts = () => {
  const { data = [] } = useGetCategoryProductsQuery(HOME_RAILS);
  const bought = useAppSelector((state) => selectBought(state).data);
  const lists = data.flatMap(({ products }) => (products.length > 0 ? [products] : []));
  return {
    except: new Set([...lists.slice(0, RAILS).flatMap(idsOf), ...idsOf(bought ?? [])]),
    more: lists.slice(RAILS).flatMap((products) => products.filter(isAvailable).slice(0, MORE_EACH)),
  };
};

/** The part of Home after the first rail. */
export const BelowFold = () => {
  const { t } = useTranslation('catalogue');
  const others = useOtherProducts();
  return (
    <>
      <ShopFacts />
      <Offers />
      <CategoryRail index={1} renderAction={renderAddToCart} />
      <HomeRecipes />
      <BannerNotes label={t('banners')} />
      <OtherProducts renderAction={renderAddToCart} {...others} />
      <WhyUs />
      <HomeTestimonials />
      <OurStoryTeaser />
    </>
  );
};

// The staff area previews them; from here, they stay in this chunk as they are.
export { BannerNoteList, OfferTickets };
