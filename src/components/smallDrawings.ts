// Written by `npm run pictures`.
import type { Picture } from '../../contract/pictures';

/** The small drawings of empty and broken screens, and of Home. */
export const smallDrawings = {
  emptyCart: {
    path: '/pictures/empty-cart.3466c904b6',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  noOrders: {
    path: '/pictures/no-orders.28c1ba67f7',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  noAddresses: {
    path: '/pictures/no-addresses.b5faae41d6',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  nothingFound: {
    path: '/pictures/nothing-found.f4f178644f',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  notFound: {
    path: '/pictures/not-found.4294255d9e',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  wentWrong: {
    path: '/pictures/went-wrong.a9ce2b538d',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  cleanGrain: {
    path: '/pictures/clean-grain.d4ae4c45e9',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  honestPrice: {
    path: '/pictures/honest-price.932d2c1f6b',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
  toYourHome: {
    path: '/pictures/to-your-home.e714b5c701',
    width: 640,
    height: 480,
    avif: [320, 640],
    webp: [320],
    placeholder: '',
  },
} as const satisfies Record<string, Picture>;
