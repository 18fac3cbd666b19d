import {
  ADDRESS_TYPE,
  MAX_ADDONS_PER_LINE,
  MAX_CART_LINES,
  MAX_ID_LENGTH,
  MAX_KNOWN_BROWSERS,
  MAX_QUANTITY_PER_LINE,
} from '../../contract/constants';
import { HEAD_SCRIPT_STORAGE } from '../../contract/inlineScripts';
import { isMeasure } from '../../contract/packSize';
import type { Picture } from '../../contract/pictures';
import type { BillLine } from '../../contract/orders';
import type { AuthState, StoredUser } from './slices/authSlice';
import type { CartItem, CartState, PlacedOrder } from './slices/cartSlice';
import type { SelectedAddress } from './slices/selectedAddressSlice';

/**
 * Keys in local storage (specification §3). Ours are `cartWords`, which shows the cart offline, `placedOrder`, which retains
 * the cart until its order is paid, `browserTokens`, which survives logout (docs/decisions/0010), `buyAgain`, by which Home
 * makes room before its first paint, `wishlist`, a guest's (guestWishes.ts), and the staff area's.
 */
export const STORAGE_NAMES = {
  ...HEAD_SCRIPT_STORAGE,
  user: 'userdata',
  cart: 'cartItems',
  cartWords: 'cartWords',
  placedOrder: 'placedOrder',
  address: 'selectedAddress',
  loginNumber: 'loginnumber',
  browserTokens: 'browserTokens',
  staffToken: 'staffToken',
  staffPickList: 'staffPickList',
  staffMe: 'staffMe',
  staffBrowserTokens: 'staffBrowserTokens',
} as const;

/**
 * Removes what belongs to the customer; names that begin with "staff" are the staff area's. One by one, because after `clear()`
 * the staff area in another tab would find no login. @param survivors more names to leave
 */
export const clearStorage = (storage: Storage | null, survivors: readonly string[] = []): void =>
  Object.keys(storage ?? {}).forEach((name) => {
    if (!name.startsWith('staff') && !survivors.includes(name)) storage?.removeItem(name);
  });

/** Key in session storage: the location prompt was dismissed for this visit. */
export const PROMPT_DISMISSED = 'locationPromptDismissed';

type Fields = Record<string, unknown>;

/** Names and weights of a cart line, from its last bill. Prices are never stored. */
export interface LineDetails extends Pick<
  BillLine,
  'slug' | 'name' | 'secondName' | 'picture' | 'netGrams' | 'measure'
> {
  addons: string[];
}

/** Details by the key of their line. */
export type CartDetails = Record<string, LineDetails>;

const parse = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumberWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

const readUser = (value: unknown): StoredUser | null =>
  isFields(value) && typeof value.name === 'string' && typeof value.emailId === 'string'
    ? { name: value.name, emailId: value.emailId }
    : null;

/** Others would make the server reject all that is sent with them. */
export const isId = (value: unknown): value is string => isText(value) && value.length <= MAX_ID_LENGTH;
const readAddons = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MAX_ADDONS_PER_LINE) : [];

const readCartItem = (value: unknown): CartItem[] => {
  if (!isFields(value) || !isId(value._id)) return [];
  const { _id, productPrice, quantity, addons } = value;
  if (!isNumberWithin(productPrice, 0, Number.MAX_SAFE_INTEGER) || !Number.isInteger(productPrice)) return [];
  if (!isNumberWithin(quantity, 1, MAX_QUANTITY_PER_LINE) || !Number.isInteger(quantity)) return [];
  return [{ _id, productPrice, quantity, addons: readAddons(addons) }];
};

const readCartItems = (value: unknown): CartItem[] =>
  Array.isArray(value) ? value.flatMap(readCartItem).slice(0, MAX_CART_LINES) : [];

const readPlacedOrder = (value: unknown): PlacedOrder | null =>
  isFields(value) && isText(value.orderId) ? { orderId: value.orderId, items: readCartItems(value.items) } : null;

const readAddress = (value: unknown): SelectedAddress | null => {
  if (!isFields(value)) return null;
  const { lat, lng, street, landmark, type, _id, othersType } = value;
  const known = Object.values(ADDRESS_TYPE).find((code) => code === type);
  if (!isNumberWithin(lat, -90, 90) || !isNumberWithin(lng, -180, 180) || known === undefined) return null;
  if (typeof street !== 'string' || typeof landmark !== 'string') return null;
  return {
    lat,
    lng,
    street,
    landmark,
    type: known,
    ...(isText(_id) && { _id }),
    ...(isText(othersType) && { othersType }),
  };
};

/** Reads persisted slices. Damaged values are dropped, never thrown. */
export const readStored = {
  auth: (storage: Storage): Pick<AuthState, 'token' | 'user'> => {
    const stored = storage.getItem(STORAGE_NAMES.token);
    // A header takes no other characters: the call would throw.
    const token = stored !== null && /^[\x21-\x7e]+$/.test(stored) ? stored : null;
    return { token, user: token === null ? null : readUser(parse(storage.getItem(STORAGE_NAMES.user))) };
  },
  cart: (storage: Storage): CartState => ({
    items: readCartItems(parse(storage.getItem(STORAGE_NAMES.cart))),
    placed: readPlacedOrder(parse(storage.getItem(STORAGE_NAMES.placedOrder))),
  }),
  selectedAddress: (storage: Storage): { address: SelectedAddress | null } => ({
    address: readAddress(parse(storage.getItem(STORAGE_NAMES.address))),
  }),
};

const isWidths = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((width) => isNumberWithin(width, 1, Infinity));

const readPicture = (value: unknown): Picture | null => {
  if (!isFields(value)) return null;
  const { path, width, height, avif, webp, placeholder } = value;
  if (!isText(path) || typeof placeholder !== 'string' || !isWidths([width, height])) return null;
  return isWidths(avif) && isWidths(webp) ? (value as Picture) : null;
};

const readLineDetails = (value: unknown): LineDetails | null => {
  if (!isFields(value)) return null;
  // Stored before there was another, it is a weight.
  const { slug, name, secondName, picture, netGrams, measure = 'WEIGHT', addons } = value;
  if (!isText(name) || typeof slug !== 'string' || typeof secondName !== 'string') return null;
  if (!isNumberWithin(netGrams, 0, Infinity) || !isMeasure(measure) || !Array.isArray(addons)) return null;
  return { slug, name, secondName, picture: readPicture(picture), netGrams, measure, addons: addons.filter(isText) };
};

/** Reads the stored cart details. Damaged values are dropped, never thrown. */
export const readCartDetails = (storage: Storage | null): { language: string; lines: CartDetails } => {
  const value = parse(storage?.getItem(STORAGE_NAMES.cartWords));
  if (!isFields(value) || !isText(value.language) || !isFields(value.lines)) return { language: '', lines: {} };
  const lines = Object.entries(value.lines).flatMap(([key, line]) => {
    const details = readLineDetails(line);
    return details ? [[key, details] as const] : [];
  });
  return { language: value.language, lines: Object.fromEntries(lines) };
};

/** Tokens of earlier logins in this browser, the newest first. Damaged values are dropped, never thrown. */
export const readBrowserTokens = (text: string | null): string[] => {
  const value = parse(text);
  if (!Array.isArray(value)) return [];
  return value.filter((token) => isText(token) && /^[\w-]{43}$/.test(token)).slice(0, MAX_KNOWN_BROWSERS) as string[];
};
