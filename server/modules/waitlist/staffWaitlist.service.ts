import { LANGUAGES, type Language } from '../../../contract/constants';
import { readPlaceKey } from '../../../contract/readPlaceKey';
import type {
  StaffWaitlist,
  TellWaitingBody,
  ToldWaiting,
  WaitlistEntry,
  WaitlistExport,
  WaitlistQuery,
} from '../../../contract/waitlist';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { findAreas } from '../deliveryAreas';
import type { Notifier } from '../messaging';
import * as repository from './repository';

const SHOWN = 100;
const PLACES_SHOWN = 50;
const MAX_EXPORTED = 20_000;

/** How those who wait are told, and in which languages they can't be yet. */
export interface WaitlistMessages {
  notifier: Pick<Notifier, 'notifyWaiting'>;
  findUnregistered: (kind: 'AREA_OPEN') => Promise<Language[]>;
}

export type StaffWaitlistService = ReturnType<typeof createStaffWaitlist>;

/** Staff see who waits for the shop, and tell them once it comes. */
export function createStaffWaitlist(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { notifier, findUnregistered }: WaitlistMessages,
) {
  type Areas = Awaited<ReturnType<typeof findAreas>>;

  async function findItems(areas: Areas, language: Language, search: string, limit: number) {
    const nameOf = new Map(areas.map(({ id, name }) => [id, name[language]]));
    const rows = await repository.findEntries(db, areas, search, limit);
    return rows.map(({ entry: { id, mobileNumber, place, lat, createdAt, toldAt }, areaId }): WaitlistEntry => ({
      _id: id,
      mobileNumber,
      place,
      isOnMap: lat !== null,
      area: areaId === null ? null : (nameOf.get(areaId) ?? null),
      askedAt: createdAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    }));
  }

  return {
    async list({ search = '' }: WaitlistQuery, language: Language): Promise<StaffWaitlist> {
      const text = search.trim();
      const areas = await findAreas(db);
      const counts = await repository.countByArea(db, areas);
      return {
        items: await findItems(areas, language, text, SHOWN),
        total: await repository.countEntries(db, text),
        areas: areas.flatMap(({ id, name }) => {
          const count = counts.get(id) ?? 0;
          return count > 0 ? [{ _id: id, name: name[language], count }] : [];
        }),
        unregistered: await findUnregistered('AREA_OPEN'),
        places: await repository.countByPlace(db, areas, PLACES_SHOWN),
      };
    },

    /** All that wait or were told lately. Numbers leave the shop with it, so the log has it. */
    async export(staff: StaffUser, language: Language): Promise<WaitlistExport> {
      const items = await findItems(await findAreas(db), language, '', MAX_EXPORTED);
      await recordAudit(
        db,
        staff,
        { action: 'exportWaitlist', subject: 'waitlist', subjectId: 'all', after: { count: items.length } },
        clock.now(),
      );
      return { items };
    },

    /** @throws AppError 404 */
    remove: (staff: StaffUser, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await repository.deleteEntry(tx, id))) throw new AppError(404, 'waitlist.unknown');
        await recordAudit(tx, staff, { action: 'removeFromWaitlist', subject: 'waitlist', subjectId: id }, clock.now());
      }),

    /**
     * Tells each of them once. Without a point the shop can't know what is served: the person who names the place says so.
     * @throws AppError 404 for an area that does not deliver; 409 where no customer waits, or none can be told yet
     */
    tell: (staff: StaffUser, body: TellWaitingBody): Promise<ToldWaiting> =>
      inTransaction(db, async (tx) => {
        const areas = await findAreas(tx);
        const area = 'areaId' in body ? areas.find(({ id }) => id === body.areaId) : null;
        if (area === undefined) throw new AppError(404, 'deliveryAreas.notFound');
        const unregistered = await findUnregistered('AREA_OPEN');
        const ids = await repository.markTold(
          tx,
          'areaId' in body ? { areas, areaId: body.areaId } : { placeKey: readPlaceKey(body.place) },
          { languages: LANGUAGES.filter((language) => !unregistered.includes(language)), now: clock.now() },
        );
        if (ids.length === 0) {
          throw new AppError(409, unregistered.length > 0 ? 'waitlist.unregistered' : 'waitlist.none');
        }
        await notifier.notifyWaiting(tx, { kind: 'AREA_OPEN', eventKey: 'waitlist', entryIds: ids });
        // The log can't be erased, so it has no text of a stranger.
        await recordAudit(
          tx,
          staff,
          {
            action: 'tellWaiting',
            subject: 'waitlist',
            subjectId: area?.id ?? 'place',
            after: { count: ids.length, ...(area && { name: area.name.en }) },
          },
          clock.now(),
        );
        return { count: ids.length };
      }),
  };
}
