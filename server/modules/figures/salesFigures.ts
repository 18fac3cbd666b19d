import type { Language } from '../../../contract/constants';
import { BASKET_STEPS_PAISE } from '../../../contract/figureConstants';
import type {
  CustomerFigures,
  CustomerTotals,
  DeliveryFigures,
  FigurePeriod,
  OfferFigures,
  ProductFigures,
  SalesFigures,
  SalesOfLocality,
  SaleTotals,
} from '../../../contract/staffFigures';
import type { Queries } from '../../db/database';
import type { AppDeps } from '../../deps';
import { daysOf, readPeriods, type Period, type Periods } from './periods';
import { findByPoint, findSource, findSummedLocalities } from './daySalesRepository';
import { localityKey, salesByLocality, type Locality } from './localitySales';
import { findSold } from './productRepository';
import * as repository from './saleRepository';
import { readSnapshot } from './snapshotRepository';

/** A page shows no more, and a browser could hardly. */
const MAX_SOLD_PRODUCTS = 1_000;
const NOTHING: SaleTotals = { orders: 0, salesPaise: 0 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const add = (one: SaleTotals, other: SaleTotals): SaleTotals => ({
  orders: one.orders + other.orders,
  salesPaise: one.salesPaise + other.salesPaise,
});
const pick = ({ orders, salesPaise }: SaleTotals): SaleTotals => ({ orders, salesPaise });
const namesOf = ({ name, nameTa, nameHi, pin }: Locality) => ({ name, nameTa, nameHi, pin });
const bySales = (one: SaleTotals, other: SaleTotals): number => other.salesPaise - one.salesPaise;

const bothDays = ({ period, before }: Periods): string[] => [...new Set([...daysOf(before), ...daysOf(period)])];

const shown = ({ period, before }: Periods) => ({
  period: { from: period.from, to: period.to },
  before: { from: before.from, to: before.to },
});

export function createSalesFigures(deps: AppDeps, getLocalities: () => Promise<readonly Locality[]>) {
  const { clock } = deps;

  async function readCustomers(db: Queries, period: Period) {
    const sales = await findSource(db, daysOf(period));
    const visitors = await repository.findVisitors(db, sales, period.from);
    const ofNew = await repository.findSalesOfNew(db, sales, period.from);
    const baskets = await repository.findBaskets(db, sales);
    const totals: CustomerTotals = {
      ...baskets.reduce<SaleTotals>(add, NOTHING),
      customers: visitors.reduce((sum, { firstVisits }) => sum + firstVisits, 0),
      newCustomers: visitors.reduce((sum, { newCustomers }) => sum + newCustomers, 0),
      ordersOfNew: ofNew.orders,
      salesOfNewPaise: ofNew.salesPaise,
    };
    return { totals, baskets, byDay: new Map(visitors.map((row) => [row.day, row])) };
  }

  return {
    /** @throws FieldsError for a period that can't be read; so do the others */
    async readSales(requested: FigurePeriod): Promise<SalesFigures> {
      const periods = readPeriods(requested, clock.now());
      const rows = await readSnapshot(deps, async (db) =>
        repository.findByTime(db, await findSource(db, bothDays(periods)), periods.period.from),
      );
      const now = new Map(rows.filter(({ isNow }) => isNow).map((row) => [row.day ?? row.hour, row]));
      const earlier = new Map(rows.filter(({ isNow, day }) => !isNow && day !== null).map((row) => [row.day, row]));
      const daysBefore = daysOf(periods.before);
      const days = daysOf(periods.period).map((day, at) => {
        const dayBefore = daysBefore[at];
        const beforePaise = dayBefore === undefined ? null : (earlier.get(dayBefore)?.salesPaise ?? 0);
        return { day, ...pick(now.get(day) ?? NOTHING), beforePaise };
      });
      return {
        ...shown(periods),
        totals: days.reduce(add, NOTHING),
        totalsBefore: [...earlier.values()].reduce<SaleTotals>(add, NOTHING),
        days,
        hours: HOURS.map((hour) => ({ hour, ...pick(now.get(hour) ?? NOTHING) })),
      };
    },

    async readProducts(requested: FigurePeriod, language: Language): Promise<ProductFigures> {
      const periods = readPeriods(requested, clock.now());
      const sold = await readSnapshot(deps, async (db) =>
        findSold(db, await findSource(db, bothDays(periods)), periods.period.from, language, MAX_SOLD_PRODUCTS),
      );
      return { ...shown(periods), ...sold };
    },

    async readDelivery(requested: FigurePeriod, language: Language): Promise<DeliveryFigures> {
      const periods = readPeriods(requested, clock.now());
      const { areas, points, summed, slots } = await readSnapshot(deps, async (db) => {
        const sales = await findSource(db, daysOf(periods.period));
        return {
          areas: await repository.findByArea(db, sales, language),
          points: await findByPoint(db, sales.live),
          summed: await findSummedLocalities(db, sales),
          slots: await repository.findBySlot(db, sales),
        };
      });
      const places = await getLocalities();
      const byKey = new Map(places.map((place) => [localityKey(place), place]));
      const localities = new Map<string, SalesOfLocality>();
      for (const { key, ...sales } of [...summed, ...salesByLocality(points, places)]) {
        const found = byKey.get(key);
        localities.set(key, { locality: found ? namesOf(found) : null, ...add(localities.get(key) ?? NOTHING, sales) });
      }
      return {
        ...shown(periods),
        areas: areas.map(({ areaId, name, ...sales }) => ({
          area: areaId === null ? null : { _id: areaId, name },
          ...sales,
        })),
        localities: [...localities.values()].sort(bySales),
        slots: slots.map(({ startMinute, endMinute, ...sales }) => ({
          slot: startMinute === null || endMinute === null ? null : { startMinute, endMinute },
          ...sales,
        })),
      };
    },

    async readCustomers(requested: FigurePeriod): Promise<CustomerFigures> {
      const periods = readPeriods(requested, clock.now());
      const { now, before } = await readSnapshot(deps, async (db) => ({
        now: await readCustomers(db, periods.period),
        before: await readCustomers(db, periods.before),
      }));
      const { totals, byDay } = now;
      const baskets = new Map(now.baskets.map((row) => [row.step, row]));
      return {
        ...shown(periods),
        totals,
        totalsBefore: before.totals,
        days: daysOf(periods.period).map((day) => {
          const { visits = 0, newCustomers = 0 } = byDay.get(day) ?? {};
          return { day, newCustomers, returningCustomers: visits - newCustomers };
        }),
        baskets: BASKET_STEPS_PAISE.map((fromPaise, at) => ({
          fromPaise,
          toPaise: BASKET_STEPS_PAISE[at + 1] ?? null,
          ...pick(baskets.get(at + 1) ?? NOTHING),
        })),
      };
    },

    async readOffers(requested: FigurePeriod): Promise<OfferFigures> {
      const periods = readPeriods(requested, clock.now());
      const rows = await readSnapshot(deps, async (db) =>
        repository.findByCoupon(db, await findSource(db, daysOf(periods.period))),
      );
      return {
        ...shown(periods),
        coupons: rows.flatMap(({ code, ...effect }) => (code === null ? [] : [{ code, ...effect }])),
        withoutCoupon: pick(rows.find(({ code }) => code === null) ?? NOTHING),
      };
    },
  };
}
