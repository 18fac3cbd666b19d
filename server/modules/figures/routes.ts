import { Envelope } from '../../../contract/http';
import {
  CustomerFigures,
  DayReport,
  DayReportParams,
  DeliveryFigures,
  FigurePeriod,
  OfferFigures,
  ProductFigures,
  RefundFigures,
  SalesFigures,
  StockFigures,
  StockFiguresQuery,
} from '../../../contract/staffFigures';
import type { Routes } from '../../lib/area';
import { ok } from '../../lib/envelope';
import type { createSalesFigures } from './salesFigures';
import type { createStockFigures } from './stockFigures';
import type { createTakings } from './takings';

interface Services {
  sales: ReturnType<typeof createSalesFigures>;
  takings: ReturnType<typeof createTakings>;
  readStock: ReturnType<typeof createStockFigures>;
}

const config = { access: 'staff', action: 'readFigures' } as const;

export const figureRoutes =
  ({ sales, takings, readStock }: Services): Routes =>
  async (app) => {
    app.get(
      '/sales',
      {
        config,
        schema: {
          summary: 'Sales by day and hour',
          querystring: FigurePeriod,
          response: { 200: Envelope(SalesFigures) },
        },
      },
      async ({ query, t }) => ok(await sales.readSales(query), t('core.ok')),
    );

    app.get(
      '/products',
      {
        config,
        schema: {
          summary: 'Sales by product and category',
          querystring: FigurePeriod,
          response: { 200: Envelope(ProductFigures) },
        },
      },
      async ({ query, language, t }) => ok(await sales.readProducts(query, language), t('core.ok')),
    );

    app.get(
      '/delivery',
      {
        config,
        schema: {
          summary: 'Sales by area and delivery slot',
          querystring: FigurePeriod,
          response: { 200: Envelope(DeliveryFigures) },
        },
      },
      async ({ query, language, t }) => ok(await sales.readDelivery(query, language), t('core.ok')),
    );

    app.get(
      '/customers',
      {
        config,
        schema: {
          summary: 'New and returning customers, and their baskets',
          querystring: FigurePeriod,
          response: { 200: Envelope(CustomerFigures) },
        },
      },
      async ({ query, t }) => ok(await sales.readCustomers(query), t('core.ok')),
    );

    app.get(
      '/offers',
      {
        config,
        schema: {
          summary: 'Sales with and without a coupon',
          querystring: FigurePeriod,
          response: { 200: Envelope(OfferFigures) },
        },
      },
      async ({ query, t }) => ok(await sales.readOffers(query), t('core.ok')),
    );

    app.get(
      '/refunds',
      {
        config,
        schema: {
          summary: 'Refunds by their cause',
          querystring: FigurePeriod,
          response: { 200: Envelope(RefundFigures) },
        },
      },
      async ({ query, t }) => ok(await takings.readRefunds(query), t('core.ok')),
    );

    app.get(
      '/stock',
      {
        config,
        schema: {
          summary: 'Packs that run out, and packs without orders',
          querystring: StockFiguresQuery,
          response: { 200: Envelope(StockFigures) },
        },
      },
      async ({ query, language, t }) => ok(await readStock(query, language), t('core.ok')),
    );

    app.get(
      '/days/:day',
      {
        config,
        schema: {
          summary: 'A day’s report',
          params: DayReportParams,
          response: { 200: Envelope(DayReport) },
        },
      },
      async ({ params, language, t }) => ok(await takings.readDay(params.day, language), t('core.ok')),
    );
  };
