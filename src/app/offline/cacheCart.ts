import type { Envelope } from '../../../contract/http';
import type { CartBill } from '../../../contract/orders';
import { joinBill, toCartBody } from '../../features/checkout/billedCart';
import { getStorage, writeItem } from '../../lib/browserStorage';
import { whenIdle } from '../../lib/whenIdle';
import { keyOfLine, selectCartItems, type CartItem } from '../../store/slices/cartSlice';
import { readCartDetails, STORAGE_NAMES, type LineDetails } from '../../store/storedValues';
import { addLazyNamespaces } from '../../locales/addLazyNamespaces';
import { loadCheckoutPage } from '../routing/loadCheckoutPage';
import { callHeaders } from './callHeaders';
import type { OfflineOptions } from './OfflineOptions';

const DEBOUNCE_MS = 1000;

/** Stores details of the cart's lines from a bill, never a price. */
const storeDetails = async (
  items: CartItem[],
  language: string,
  headers: Record<string, string>,
  isCurrent: () => boolean,
): Promise<void> => {
  const stored = readCartDetails(getStorage('localStorage'));
  if (stored.language === language && items.every((item) => stored.lines[keyOfLine(item)])) return;
  const response = await fetch('/api/web/order/cart', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ items: toCartBody(items) }),
  });
  if (!response.ok) return;
  const { data } = (await response.json()) as Envelope<CartBill>;
  if (!isCurrent()) return;
  const lines = joinBill(items, data).flatMap(({ key, billed }): [string, LineDetails][] => {
    if (!billed) return [];
    const { slug, name, secondName, picture, netGrams, measure, addons } = billed;
    return [[key, { slug, name, secondName, picture, netGrams, measure, addons: addons.map((addOn) => addOn.name) }]];
  });
  writeItem('localStorage', STORAGE_NAMES.cartWords, JSON.stringify({ language, lines: Object.fromEntries(lines) }));
};

/** Makes a non-empty cart usable offline: its page's chunk, messages and the details of its lines. */
export const cacheCart = ({ store, i18n }: Pick<OfflineOptions, 'store' | 'i18n'>): void => {
  let current: CartItem[] = [];
  let currentLanguage = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cache = (): void => {
    const items = current;
    const isCurrent = () => selectCartItems(store.getState()) === items;
    void Promise.allSettled([
      loadCheckoutPage(),
      addLazyNamespaces(i18n),
      storeDetails(items, i18n.language, callHeaders(store, i18n.language), isCurrent),
    ]);
  };
  const onChange = (): void => {
    const items = selectCartItems(store.getState());
    if ((items === current && i18n.language === currentLanguage) || !navigator.onLine) return;
    current = items;
    currentLanguage = i18n.language;
    clearTimeout(timer);
    if (items.length > 0) timer = setTimeout(() => whenIdle(cache), DEBOUNCE_MS);
  };
  store.subscribe(onChange);
  onChange();
};
