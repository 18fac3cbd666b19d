import type {
  OwnRating,
  ProductRatings,
  RatableProduct,
  Rating,
  RatingsOfOrder,
  StaffRating,
} from '../../../contract/ratings';

/** Four stars in words, of today. */
export const buildRating = (overrides: Partial<Rating> = {}): Rating => ({
  _id: 'rating-1',
  stars: 4,
  text: 'Soft, and clean. My children ask for it.',
  language: 'en',
  author: 'Meena R.',
  isSample: false,
  ratedAt: '2026-11-20T08:00:00Z',
  photos: [],
  answer: null,
  ...overrides,
});

/** Six ratings, of which the first page has three. */
export const buildProductRatings = (overrides: Partial<ProductRatings> = {}): ProductRatings => ({
  items: [
    buildRating(),
    buildRating({
      _id: 'rating-2',
      stars: 2,
      text: 'The pouch had come open.',
      author: '',
      answer: 'We are sorry. Pouches are now sealed twice.',
    }),
    buildRating({ _id: 'rating-3', stars: 5, text: 'சுத்தமாக இருந்தது.', language: 'ta', author: 'கவிதா ரா.' }),
  ],
  nextCursor: 'more',
  count: 6,
  average: 4.2,
  counts: [0, 1, 0, 2, 3],
  ...overrides,
});

/** As its author sees it. */
export const buildOwnRating = (overrides: Partial<OwnRating> = {}): OwnRating => ({
  _id: 'rating-1',
  stars: 4,
  text: 'Soft, and clean.',
  photos: [],
  answer: null,
  hiddenReason: null,
  ratedAt: '2026-11-20T08:00:00Z',
  ...overrides,
});

export const buildRatableProduct = (overrides: Partial<RatableProduct> = {}): RatableProduct => ({
  productId: 'ml-thinai',
  slug: 'foxtail-millet-thinai',
  name: 'Foxtail Millet (Thinai) rice',
  picture: null,
  rating: null,
  ...overrides,
});

/** Two products, neither rated. */
export const buildRatingsOfOrder = (overrides: Partial<RatingsOfOrder> = {}): RatingsOfOrder => ({
  products: [
    buildRatableProduct(),
    buildRatableProduct({ productId: 'rc-mapp', slug: 'mappillai-samba', name: 'Mappillai Samba' }),
  ],
  ...overrides,
});

/** Of a customer with an account, without an answer. */
export const buildStaffRating = (overrides: Partial<StaffRating> = {}): StaffRating => ({
  ...buildOwnRating(),
  language: 'en',
  isSample: false,
  productId: 'ml-thinai',
  productName: 'Foxtail Millet (Thinai) rice',
  productSlug: 'foxtail-millet-thinai',
  orderNumber: 'VY-1001',
  customerId: 'customer-1',
  customerName: 'Meena',
  ...overrides,
});
