import type { Language } from '../../../contract/constants';
import type { Banner, Category, Offer, ProductCard, ProductDetail } from '../../../contract/homepage';
import type { BillLine, CartBody } from '../../../contract/orders';
import type { CartItem } from '../../store/slices/cartSlice';
import type { SelectedAddress } from '../../store/slices/selectedAddressSlice';
import assortment from './assortment.json';
import { buildBanner, buildCategory, buildOffer, buildPack, buildProductCard, buildProductDetail } from './homepage';
import { buildBillLine } from './orders';
import { bannerPicture } from './pictures';

/*
 * A small shop with real names in three languages, for stories of whole screens. Behaviour tests should use the simpler
 * builders.
 */

/** These products sell best. */
const MOST_WANTED = ['rc-mapp', 'ml-thinai', 'pm-sathu', 'dm-ragi', 'ml-ragi', 'pu-ragi'];

const SUMMARY = { en: 'Mild and slightly nutty', ta: 'லேசான கொட்டைச் சுவை', hi: 'हल्का मेवे जैसा स्वाद' };

const productsIn = (language: Language): ProductCard[] =>
  assortment.products.map(({ _id, slug, categoryId, name, packs }) =>
    buildProductCard({
      _id,
      slug,
      categoryId,
      name: name[language],
      secondName: language === 'en' ? name.ta : name.en,
      summary: SUMMARY[language],
      packs: packs.map(({ netGrams, mrpPaise, ...rest }) =>
        buildPack({ _id: `${_id}-${netGrams}`, netGrams, mrpPaise, productPrice: mrpPaise, ...rest }),
      ),
    }),
  );

export interface Assortment {
  banners: Banner[];
  offers: Offer[];
  categories: Category[];
  products: ProductCard[];
  bestSellers: ProductCard[];
}

/** The storefront's data in a language. */
export const buildAssortment = (language: Language = 'en'): Assortment => {
  const products = productsIn(language);
  return {
    products,
    bestSellers: MOST_WANTED.flatMap((id) => products.find(({ _id }) => _id === id) ?? []),
    categories: assortment.categories.map(({ _id, name, description }) =>
      buildCategory({
        _id,
        name: name[language],
        description: description[language],
        productCount: products.filter(({ categoryId }) => categoryId === _id).length,
      }),
    ),
    banners: assortment.banners.map(({ title, text, actionLabel, ...rest }) =>
      buildBanner({
        ...rest,
        picture: bannerPicture(rest._id),
        title: title[language],
        text: text[language],
        actionLabel: actionLabel[language],
      }),
    ),
    offers: assortment.offers.map(({ title, text, ...rest }) =>
      buildOffer({ ...rest, title: title[language], text: text[language] }),
    ),
  };
};

export const buildDetailOf = (product: ProductCard, { categories, products }: Assortment): ProductDetail => {
  const { _id, categoryId } = product;
  return buildProductDetail({
    ...product,
    category: { _id: categoryId, name: categories.find((category) => category._id === categoryId)?.name ?? '' },
    complements: products.filter((other) => other.categoryId !== categoryId).slice(0, 4),
    related: products.filter((other) => other.categoryId === categoryId && other._id !== _id),
  });
};

/** The bill lines of a cart's items. */
export const buildLinesOf = (items: CartBody['items'], { products }: Pick<Assortment, 'products'>): BillLine[] =>
  items.flatMap(({ _id, quantity }) =>
    products.flatMap(({ slug, name, secondName, packs }) =>
      packs
        .filter((pack) => pack._id === _id)
        .map(({ netGrams, productPrice, mrpPaise, available }) =>
          buildBillLine({ _id, slug, name, secondName, netGrams, quantity, productPrice, mrpPaise, available }),
        ),
    ),
  );

/** Four packs of three products. */
export const filledCart: CartItem[] = [
  { _id: 'ml-thinai-1000', productPrice: 13_500, quantity: 2, addons: ['fine-grinding'] },
  { _id: 'rc-mapp-500', productPrice: 8200, quantity: 1, addons: [] },
  { _id: 'pm-sathu-500', productPrice: 19_900, quantity: 1, addons: ['gift-box'] },
];

export const chosenAddress: SelectedAddress = {
  _id: 'address-home',
  lat: 11.0296,
  lng: 77.0266,
  street: '12 Avinashi Road, Peelamedu',
  type: 1,
  landmark: 'Near the water tank',
};
