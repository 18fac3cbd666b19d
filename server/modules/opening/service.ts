import type { Opening, OpeningBody } from '../../../contract/staffOpening';
import { recordAudit } from '../../db/audit';
import { hasSampleSeller } from '../../db/seed/samples';
import { seedProducts } from '../../db/seed/seed';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { completeShopRules } from '../../lib/shopRules';
import { AppError } from '../../lib/errors';
import type { Translate } from '../../lib/messages';
import * as repository from './repository';
import { openingOf } from './steps';

export type OpeningService = ReturnType<typeof createOpeningService>;

const SHOP = { subject: 'shop', subjectId: 'main' };

/** @param shopChanged called after each change that pages show */
export function createOpeningService({ db, config, clock }: AppDeps, shopChanged: () => void) {
  return {
    get: async (): Promise<Opening> => openingOf(await repository.findFacts(db), config),

    /** @throws AppError 409 for leaving SOON while something is missing */
    async set({ state }: OpeningBody, staff: StaffUser, t: Translate): Promise<void> {
      await inTransaction(db, async (tx) => {
        const before = completeShopRules((await repository.lockSettings(tx)).counter).opening;
        const { missing } = openingOf(await repository.findFacts(tx), config);
        if (before === 'SOON' && missing.length > 0) {
          const steps = missing.map((step) => t(`opening.steps.${step}`)).join(', ');
          throw new AppError(409, 'opening.notReady', { params: { steps } });
        }
        if (before === state) return;
        await repository.setOpening(tx, state, clock.now());
        const audited = { action: state === 'OPEN' ? 'openShop' : 'closeShop', ...SHOP };
        await recordAudit(
          tx,
          staff,
          { ...audited, before: { opening: before }, after: { opening: state } },
          clock.now(),
        );
      });
      shopChanged();
    },

    /**
     * Copies the demo's products.
     * @returns how many
     * @throws AppError 409 while the seller is a sample, and for a shop with products
     */
    async takeProducts(publish: boolean, staff: StaffUser): Promise<number> {
      const count = await inTransaction(db, async (tx) => {
        if (hasSampleSeller(await repository.lockSettings(tx))) throw new AppError(409, 'opening.sellerFirst');
        const taken = await seedProducts(tx, clock.now(), publish);
        if (taken === null) throw new AppError(409, 'opening.hasProducts');
        const audited = { action: 'takeProducts', ...SHOP, after: { count: taken, published: publish } };
        await recordAudit(tx, staff, audited, clock.now());
        return taken;
      });
      shopChanged();
      return count;
    },
  };
}
