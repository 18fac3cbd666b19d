import { isDeepStrictEqual } from 'node:util';
import type { Address, CreateAddressBody } from '../../../contract/address';
import { LANGUAGES, MAX_QUANTITY_PER_LINE, type Language } from '../../../contract/constants';
import type { CartBill, CreatedOrder } from '../../../contract/orders';
import type { Caller, CreateCallerBody, LastOrder, PhoneCartBody, PhoneOrderBody } from '../../../contract/phoneOrders';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Translate } from '../../lib/messages';
import type { CallersAddresses } from '../address';
import { localizedName, serializeBill, serializeCart, type Orders } from '../orders';
import { mayRefundAlone } from '../payments';
import type { StoreService } from '../shopSettings';
import * as repository from './repository';

export type PhoneOrders = ReturnType<typeof createPhoneOrderService>;

/** Texts are in the language of the person who takes the order. */
interface StaffLanguage {
  language: Language;
  t: Translate;
}

/** A customer who gave the shop a number and a name, but no e-mail. */
const NO_EMAIL = '';

/** These orders run like any other, marked with who took them. */
export function createPhoneOrderService(
  { db, clock, config }: AppDeps,
  { placement, cartBills }: Pick<Orders, 'placement' | 'cartBills'>,
  addresses: CallersAddresses,
  store: Pick<StoreService, 'getSettings'>,
) {
  async function find(mobileNumber: string): Promise<Caller | null> {
    const caller = await repository.findCaller(db, mobileNumber);
    if (!caller) return null;
    const [first] = (await store.getSettings()).languages ?? LANGUAGES;
    return {
      ...caller,
      language: caller.language ?? first,
      addresses: await addresses.listAddresses(caller.customerId),
    };
  }

  return {
    find,

    /** A known number stays with its customer and their name. @throws FieldsError for a number that can't be one */
    async create({ mobileNumber, name }: CreateCallerBody, by: StaffUser): Promise<Caller> {
      if (config.mobileFirstDigitStrict && !/^[6-9]/.test(mobileNumber))
        throw new FieldsError({ mobileNumber: { key: 'auth.mobileFirstDigit' } });
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        const customer = { id: newId(), mobileNumber, name: name.trim(), emailId: NO_EMAIL };
        const isNew = await repository.insertCaller(tx, { ...customer, createdAt: now, updatedAt: now });
        if (!isNew) return;
        const audited = { action: 'takeOrders', subject: 'customer', subjectId: customer.id };
        await recordAudit(tx, by, { ...audited, after: { created: true } }, now);
      });
      const caller = await find(mobileNumber);
      if (!caller) throw new AppError(409, 'phoneOrders.unknownCaller');
      return caller;
    },

    /**
     * Once, however often the same address arrives again.
     * @throws AppError 404 for an unknown customer; 409 outside the delivery area
     */
    async addAddress(customerId: string, body: CreateAddressBody, by: StaffUser): Promise<Address> {
      if (!(await repository.isCustomer(db, customerId))) throw new AppError(404, 'phoneOrders.unknownCaller');
      const known = (await addresses.listAddresses(customerId)).find((address) => isSameAddress(address, body));
      if (known) return known;
      const audited = { action: 'takeOrders', subject: 'customer', subjectId: customerId };
      const { currentAddress } = await addresses.createAddress(customerId, body, (tx, addressId) =>
        recordAudit(tx, by, { ...audited, after: { addressId } }, clock.now()),
      );
      return currentAddress;
    },

    /** The last order's packs with what can be sold of each now. A caller without one has null. */
    async getLastOrder(customerId: string, language: Language): Promise<LastOrder> {
      const last = await repository.findLastOrder(db, customerId);
      if (!last) return { order: null };
      const cart = { items: mergePacks(last.items) };
      const { bill } = await cartBills.billCart(cart, { customerId }, language);
      const lines = bill.lines.flatMap(({ packId, quantity, available, pack }) => {
        const then = last.items.filter((item) => item.packId === packId);
        const [first] = then;
        if (!first) return [];
        return {
          packId,
          ...localizedName(first.name, language),
          netGrams: first.netGrams,
          measure: first.measure,
          quantity,
          available,
          pricePaise: pack?.pricePaise ?? first.thenPaise,
          thenPaise: first.thenPaise,
          addons: [...new Set(then.flatMap(({ addons }) => addons.map(({ name }) => name[language])))],
        };
      });
      return { order: { orderNumber: last.orderNumber, placedAt: last.placedAt.toISOString(), lines } };
    },

    /** @throws AppError 404 for another customer's address; 409 for a discount besides a coupon */
    async bill(
      { customerId, discountPaise, ...cart }: PhoneCartBody,
      { language, t }: StaffLanguage,
    ): Promise<CartBill> {
      if (discountPaise !== undefined) rejectCoupon(cart);
      return serializeCart(await cartBills.billCart(cart, { customerId, discountPaise }, language), language, t);
    },

    /**
     * Places the order as customers do, with the same rejections.
     * @throws AppError 409, also for a discount besides a coupon, or above what the person may refund alone
     */
    async place(
      { customerId, language: orderLanguage, discount, ...body }: PhoneOrderBody,
      idempotencyKey: string,
      takenBy: StaffUser,
      { language, t }: StaffLanguage,
    ): Promise<CreatedOrder> {
      if (discount) {
        rejectCoupon(body);
        if (!(await mayRefundAlone(db, discount.amountPaise, takenBy, clock.now())))
          throw new AppError(409, 'phoneOrders.discountAboveLimit');
      }
      const order = await placement.place({
        customerId,
        idempotencyKey,
        body,
        takenBy,
        ...(discount && { discount }),
        serializeBill: (bill) => serializeBill(bill, language, t),
        language,
        orderLanguage: orderLanguage ?? null,
      });
      if (orderLanguage) await repository.storeFirstLanguage(db, customerId, orderLanguage);
      return order;
    },
  };
}

const isSameAddress = ({ _id, isDefault: _isDefault, ...stored }: Address, body: CreateAddressBody): boolean =>
  Object.entries(stored).every(([name, value]) =>
    isDeepStrictEqual(value, body[name as keyof CreateAddressBody] ?? null),
  );

function rejectCoupon({ couponCode }: { couponCode?: string }): void {
  if (couponCode !== undefined) throw new AppError(409, 'phoneOrders.discountWithCoupon');
}

/** A pack with other add-ons is a line of its own in an order, but not on the phone. */
function mergePacks(items: readonly { packId: string; quantity: number }[]) {
  const merged = new Map<string, number>();
  for (const { packId, quantity } of items)
    merged.set(packId, Math.min(MAX_QUANTITY_PER_LINE, (merged.get(packId) ?? 0) + quantity));
  return [...merged].map(([_id, quantity]) => ({ _id, quantity }));
}
