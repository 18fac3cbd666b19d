import type { Language } from '../../../contract/constants';
import { ACTS_ALONE, type DayReport, type FigurePeriod, type RefundFigures } from '../../../contract/staffFigures';
import type { AppDeps } from '../../deps';
import { findTaxesIncluded } from '../orderTaxes';
import { findSource } from './daySalesRepository';
import * as repository from './moneyRepository';
import { dayPeriod, readPeriods } from './periods';
import { findSold } from './productRepository';

export function createTakings({ db, clock }: AppDeps) {
  return {
    /** @throws FieldsError for a period that can't be read */
    async readRefunds(requested: FigurePeriod): Promise<RefundFigures> {
      const { period, before } = readPeriods(requested, clock.now());
      const earlier = await repository.findRefunds(db, before);
      return {
        period: { from: period.from, to: period.to },
        before: { from: before.from, to: before.to },
        causes: await repository.findRefunds(db, period),
        beforePaise: earlier.reduce((sum, { refundedPaise }) => sum + refundedPaise, 0),
      };
    },

    /** @throws FieldsError for a day that the calendar doesn't have */
    async readDay(day: string, language: Language): Promise<DayReport> {
      const period = dayPeriod(day);
      const handovers = await repository.findHandovers(db, period);
      const acts = await repository.findActsAlone(db, period);
      const closing = await repository.findClosing(db, day);
      const { products } = await findSold(db, await findSource(db, [day]), day, language, null);
      const sales = await repository.findSales(db, period);
      const taxes = await findTaxesIncluded(
        db,
        sales.map(({ orderId }) => orderId),
      );
      return {
        day,
        bills: { ...(await repository.findBills(db, period)), taxIncludedPaise: sumOf([...taxes.values()]) },
        methods: await repository.findMethods(db, period),
        refunds: await repository.findRefunds(db, period),
        handovers: handovers.map((handover) => ({
          ...handover,
          at: handover.at.toISOString(),
          differencePaise: handover.countedPaise - handover.expectedPaise,
        })),
        actsAlone: acts.flatMap(({ at, name, action: done }) => {
          const action = ACTS_ALONE.find((known) => known === done);
          return action ? [{ at: at.toISOString(), name, action }] : [];
        }),
        closing: closing && { ...closing, closedAt: closing.closedAt.toISOString() },
        products,
      };
    },
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
