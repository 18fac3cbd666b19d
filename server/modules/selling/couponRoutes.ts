import { Type } from 'typebox';
import { Envelope } from '../../../contract/http';
import { ChangeCouponBody, CouponBody, SellingCoupons } from '../../../contract/staffSelling';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { CouponsService } from './coupons';

const config = { access: 'staff', action: 'manageSelling' } as const;
const params = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64, messageKey: 'couponCode' }) });
const response = { 200: Envelope(SellingCoupons) };

/** Each change responds with all coupons. */
export const couponRoutes =
  (service: CouponsService): Routes =>
  async (app) => {
    app.get('', { config, schema: { summary: 'All coupons, with their effect', response } }, async ({ t }) =>
      ok(await service.list(), t('core.ok')),
    );

    app.post(
      '',
      { config, schema: { summary: 'Add a coupon', body: CouponBody, response } },
      async ({ staff, body, t }) => {
        await service.add(staff, body);
        return ok(await service.list(), t('selling.couponSaved', { code: body.code }));
      },
    );

    app.put(
      '/:code',
      { config, schema: { summary: 'Change a coupon for orders to come', params, body: ChangeCouponBody, response } },
      async ({ staff, params: { code }, body, t }) => {
        await service.change(staff, code, body);
        return ok(await service.list(), t('selling.couponSaved', { code }));
      },
    );

    app.delete(
      '/:code',
      { config, schema: { summary: 'Delete a coupon that was never used', params, response } },
      async ({ staff, params: { code }, t }) => {
        await service.remove(staff, code);
        return ok(await service.list(), t('selling.couponRemoved', { code }));
      },
    );
  };
