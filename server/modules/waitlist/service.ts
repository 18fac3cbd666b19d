import type { Language } from '../../../contract/constants';
import type { LatLng } from '../../../contract/geo';
import { readPlaceKey } from '../../../contract/readPlaceKey';
import type { ExportedWaitlistEntry, WaitlistBody } from '../../../contract/waitlist';
import type { Transaction } from '../../db/database';
import { rejectTooManyVisitors } from '../../db/rejectTooManyVisitors';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { hashCallerByEach } from '../../lib/callers';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { areaAt, findAreas } from '../deliveryAreas';
import * as repository from './repository';

/** A number waits for so many places; a further one replaces the oldest. */
const MAX_PLACES_PER_NUMBER = 5;

/** A hundred metres tell the area, and no house. */
const POINT_DIGITS = 3;
const rounded = (degrees: number): number => Number(degrees.toFixed(POINT_DIGITS));

export type WaitlistService = ReturnType<typeof createWaitlistService>;

export function createWaitlistService({ config, secrets, db, clock }: AppDeps) {
  return {
    /**
     * The response is the same whether or not the number waits already, so that it doesn't reveal who does.
     * @throws AppError 409 where the shop delivers to the point, 429 for caps
     */
    async join(
      { mobileNumber, place, point }: WaitlistBody,
      { language, callerAddress }: { language: Language; callerAddress: string },
    ): Promise<void> {
      if (point && areaAt(await findAreas(db), point)) throw new AppError(409, 'waitlist.delivered');
      const callerHashes = hashCallerByEach(secrets.keys, callerAddress);
      const name = place.trim();
      const entry = { mobileNumber, place: name, placeKey: readPlaceKey(name) };
      const at: Record<keyof LatLng, number | null> = point
        ? { lat: rounded(point.lat), lng: rounded(point.lng) }
        : { lat: null, lng: null };
      await inTransaction(db, async (tx) => {
        await repository.lockWaitlist(tx);
        await rejectTooManyVisitors(tx, 'waitlist', { ...config.enquiries, callerHashes, now: clock.now() });
        await repository.deleteTold(tx, entry);
        await repository.saveEntry(tx, {
          ...entry,
          ...at,
          id: newId(),
          language,
          callerHash: callerHashes[0],
          createdAt: clock.now(),
        });
        await repository.deleteBeyond(tx, mobileNumber, MAX_PLACES_PER_NUMBER);
      });
    },

    /** The place of an entry that the message is still right for: an area may have closed since it was ordered. */
    async readServedPlace(entryId: string): Promise<string | null> {
      const found = await repository.findPlace(db, await findAreas(db), entryId);
      return found && (!found.hasPoint || found.areaId !== null) ? found.place : null;
    },

    async *exportEntries(mobileNumber: string): AsyncGenerator<ExportedWaitlistEntry, void, undefined> {
      const entries = await repository.findOfNumber(db, mobileNumber);
      yield* entries.map(({ place, lat, lng, createdAt, toldAt }) => ({
        place,
        point: lat === null || lng === null ? null : { lat, lng },
        askedAt: createdAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
      }));
    },

    eraseNumber: async (tx: Transaction, mobileNumber: string): Promise<void> => {
      await repository.deleteOfNumber(tx, mobileNumber);
    },
  };
}
