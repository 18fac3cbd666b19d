import { loadCheckoutPage } from '../loadCheckoutPage';
import { addMoreWords } from '../addMoreWords';
import { selectCartItems } from '../../store/slices/cartSlice';
import type { OfflineOptions } from './OfflineOptions';
import { whenIdle } from './whenIdle';

/** The cart is to be there offline: whoever has put something into it gets its page's code beforehand. */
export const keepCheckout = ({ store, i18n }: Pick<OfflineOptions, 'store' | 'i18n'>): void => {
  const look = (): void => {
    if (selectCartItems(store.getState()).length === 0 || !navigator.onLine) return;
    unsubscribe();
    // Who goes there and it still isn't here is told so.
    whenIdle(() => void Promise.all([loadCheckoutPage(), addMoreWords(i18n)]).catch(() => undefined));
  };
  const unsubscribe = store.subscribe(look);
  look();
};
