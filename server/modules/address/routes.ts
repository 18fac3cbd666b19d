import { Type } from 'typebox';
import {
  Address,
  AddressList,
  CreateAddressBody,
  CurrentAddress,
  Directions,
  DirectionsBody,
  EditAddressBody,
  GeocodedLocations,
  GeocodeQuery,
} from '../../../contract/address';
import { Envelope, Id, Nothing } from '../../../contract/http';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { AddressService } from './service';

const customerOnly = { access: 'customer' } as const;
const open = { access: 'public' } as const;
const AddressParams = Type.Object({ id: Id });

export const addressRoutes =
  (service: AddressService): Routes =>
  async (app) => {
    app.get(
      '/list',
      {
        config: customerOnly,
        schema: { summary: "The customer's addresses, the default first", response: { 200: Envelope(AddressList) } },
      },
      async ({ customer, t }) => ok(await service.list(customer.customerId), t('core.ok')),
    );

    app.post(
      '/create',
      {
        config: customerOnly,
        schema: { summary: 'Save an address', body: CreateAddressBody, response: { 200: Envelope(CurrentAddress) } },
      },
      async ({ customer, body, t }) => ok(await service.create(customer.customerId, body), t('address.saved')),
    );

    app.get(
      '/detail/:id',
      {
        config: customerOnly,
        schema: { summary: 'One address', params: AddressParams, response: { 200: Envelope(Address) } },
      },
      async ({ customer, params, t }) => ok(await service.get(customer.customerId, params.id), t('core.ok')),
    );

    app.put(
      '/edit',
      {
        config: customerOnly,
        schema: { summary: 'Replace an address', body: EditAddressBody, response: { 200: Envelope(CurrentAddress) } },
      },
      async ({ customer, body, t }) => ok(await service.edit(customer.customerId, body), t('address.saved')),
    );

    app.put(
      '/update/status/:id',
      {
        config: customerOnly,
        schema: {
          summary: 'Make an address the default',
          params: AddressParams,
          response: { 200: Envelope(CurrentAddress) },
        },
      },
      async ({ customer, params, t }) =>
        ok(await service.makeDefault(customer.customerId, params.id), t('address.madeDefault')),
    );

    app.delete(
      '/delete/:id',
      {
        config: customerOnly,
        schema: { summary: 'Forget an address', params: AddressParams, response: { 200: Envelope(Nothing) } },
      },
      async ({ customer, params, t }) => {
        await service.remove(customer.customerId, params.id);
        return ok(null, t('address.removed'));
      },
    );

    app.get(
      '/geocode',
      {
        config: open,
        schema: {
          summary: 'The localities at a point, nearest first',
          querystring: GeocodeQuery,
          response: { 200: Envelope(GeocodedLocations) },
        },
      },
      async ({ query, language, t }) => ok(await service.geocode(query, language), t('core.ok')),
    );

    app.post(
      '/directions',
      {
        config: open,
        schema: {
          summary: 'The route between two points',
          body: DirectionsBody,
          response: { 200: Envelope(Directions) },
        },
      },
      async ({ body, t }) => ok(await service.directions(body), t('core.ok')),
    );
  };
