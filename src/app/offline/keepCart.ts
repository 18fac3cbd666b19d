import type { Envelope } from '../../../contract/http';
import type { Bill } from '../../../contract/orders';
import { joinBill, toCartBody } from '../../features/checkout/billedCart';
import { whenIdle } from '../../lib/whenIdle';
import { keyOfLine, selectCartItems, type CartItem } from '../../store/slices/cartSlice';
import { readCartWords, STORAGE_NAMES, type LineWords } from '../../store/storedValues';
import { addLazyNamespaces } from '../i18n/addLazyNamespaces';
import { loadCheckoutPage } from '../routing/loadCheckoutPage';
import type { OfflineOptions } from './OfflineOptions';

/** Whoever puts several things in is asked about once. */
const SETTLED_AFTER_MS = 1000;

/**
 * Keeps what the lines are, as an anonymous bill says. Of what they cost nothing is kept.
 * @param isCurrent whether these are still the cart's lines
 */
const keepWords = async (items: CartItem[], language: string, isCurrent: () => boolean): Promise<void> => {
  const kept = readCartWords(window.localStorage);
  if (kept.language === language && items.every((item) => kept.lines[keyOfLine(item)])) return;
  const answer = await fetch('/api/web/order/cart', {
    method: 'POST',
    headers: { 'accept-language': language, 'content-type': 'application/json' },
    body: JSON.stringify({ items: toCartBody(items) }),
  });
  if (!answer.ok) return;
  const { data } = (await answer.json()) as Envelope<Bill>;
  if (!isCurrent()) return;
  const lines = joinBill(items, data).flatMap(({ key, billed }): [string, LineWords][] => {
    if (!billed) return [];
    const { slug, name, secondName, picture, netGrams, addons } = billed;
    return [[key, { slug, name, secondName, picture, netGrams, addons: addons.map((addOn) => addOn.name) }]];
  });
  const words = { language, lines: Object.fromEntries(lines) };
  window.localStorage.setItem(STORAGE_NAMES.cartWords, JSON.stringify(words));
};

/** The cart is to be there without a network: whoever has something in it gets its page's code beforehand, and the names of what is in it. */
export const keepCart = ({ store, i18n }: Pick<OfflineOptions, 'store' | 'i18n'>): void => {
  let seen: CartItem[] = [];
  let seenLanguage = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    const items = seen;
    const isCurrent = () => selectCartItems(store.getState()) === items;
    // Who goes there and something isn't here is told so.
    void Promise.allSettled([loadCheckoutPage(), addLazyNamespaces(i18n), keepWords(items, i18n.language, isCurrent)]);
  };
  const look = (): void => {
    const items = selectCartItems(store.getState());
    if ((items === seen && i18n.language === seenLanguage) || !navigator.onLine) return;
    seen = items;
    seenLanguage = i18n.language;
    clearTimeout(timer);
    if (items.length > 0) timer = setTimeout(() => whenIdle(keep), SETTLED_AFTER_MS);
  };
  store.subscribe(look);
  look();
};
