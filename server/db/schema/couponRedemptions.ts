import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, paise } from './columns';
import { orders } from './orders';
import { coupons } from './shop';

/** A trigger enforces limits. An order that ends unpaid returns its redemption. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    /** It is null once the account is erased. */
    customerId: text('customer_id'),
    /** The discount or delivery charge. */
    savedPaise: paise('saved_paise').notNull().default(0),
    createdAt: createdAt(),
    givenBackAt: moment('given_back_at'),
  },
  (table) => [index('coupon_redemptions_customer_index').on(table.customerId, table.code)],
);
