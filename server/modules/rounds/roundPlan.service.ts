import type { Address } from '../../../contract/address';
import type { LatLng } from '../../../contract/geo';
import type { PlanRoundBody, Round, RoundsOfDay, SetStopsBody } from '../../../contract/rounds';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { midnightOf, shopDay } from '../../lib/shopDays';
import type { Orders } from '../orders';
import * as repository from './repository';
import { shortestSequence } from './sequence';
import { serializeReady, serializeRider, serializeRound } from './serialize';

/** More than a day's orders; the rest follows when these are planned. */
const READY_SHOWN = 200;

export type RoundPlan = ReturnType<typeof createRoundPlan>;

export function createRoundPlan({ db, clock, maps }: AppDeps, orders: Pick<Orders, 'lock' | 'lifecycle'>) {
  async function read(roundId: string): Promise<Round> {
    const round = await repository.findRound(db, roundId);
    if (!round) throw new AppError(404, 'rounds.notFound');
    return serializeRound(round, await repository.findStops(db, [roundId]));
  }

  /** Calls the maps port, so never in a transaction. */
  async function intoShortest(orderIds: readonly string[]): Promise<string[]> {
    const start = await repository.findShop(db);
    const found = await repository.findAddresses(db, orderIds);
    const located = orderIds.flatMap((id) => {
      const address = found.find((order) => order.id === id)?.address as Address | undefined;
      if (!address) return [];
      const [lng, lat] = address.location.coordinates;
      return [{ id, point: { lat, lng } }];
    });
    const metres = await distancesBetween([start, ...located.map(({ point }) => point)]);
    const sequence = shortestSequence(located.length, (from, to) => metres[from]?.[to] ?? 0);
    return sequence.flatMap((at) => located[at]?.id ?? []);
  }

  async function distancesBetween(points: readonly LatLng[]): Promise<number[][]> {
    const half = await Promise.all(
      points.map((from, at) =>
        Promise.all(points.slice(0, at).map(async (to) => (await maps.directions(from, to)).distanceMetres)),
      ),
    );
    return points.map((_, from) => points.map((__, to) => half[Math.max(from, to)]?.[Math.min(from, to)] ?? 0));
  }

  async function activeRider(tx: Transaction, riderId: string) {
    const rider = await repository.findRider(tx, riderId);
    if (!rider?.riderActive) throw new AppError(409, 'rounds.riderInactive');
    return rider;
  }

  /** Locks in id order. */
  async function lockReady(tx: Transaction, orderIds: readonly string[]): Promise<void> {
    for (const id of [...orderIds].sort()) {
      const order = await orders.lock(tx, { id });
      const { orderNumber, status } = order;
      if (status !== 'READY_TO_DELIVER') throw new AppError(409, 'rounds.notReady', { params: { orderNumber } });
      if (await repository.isPlanned(tx, id)) throw new AppError(409, 'rounds.taken', { params: { orderNumber } });
      const stopped = await orders.lifecycle.whyStopped(tx, order, 'PICKEDUP');
      if (stopped) throw new AppError(409, [stopped]);
    }
  }

  async function openRound(tx: Transaction, roundId: string): Promise<repository.Round> {
    const round = await repository.lockRound(tx, roundId);
    if (!round) throw new AppError(404, 'rounds.notFound');
    if (round.state === 'DONE') throw new AppError(409, 'rounds.ended');
    return round;
  }

  return {
    read,

    async readDay(): Promise<RoundsOfDay> {
      const rounds = await repository.findOpenRounds(db, midnightOf(shopDay(clock.now())));
      const stops = await repository.findStops(
        db,
        rounds.map(({ id }) => id),
      );
      return {
        rounds: rounds.map((round) => serializeRound(round, stops)),
        ready: (await repository.findReady(db, READY_SHOWN)).map(serializeReady),
        riders: (await repository.findRiders(db)).map(serializeRider),
      };
    },

    /** @throws AppError 404; 409 for an order not ready or in another round, or a rider off duty */
    async plan(staff: StaffUser, { riderId, orderIds }: PlanRoundBody): Promise<Round> {
      const sequence = await intoShortest(orderIds);
      const roundId = newId();
      await inTransaction(db, async (tx) => {
        const { riderName } = await activeRider(tx, riderId);
        await lockReady(tx, orderIds);
        await repository.insertRound(tx, { id: roundId, riderId, createdBy: staff.staffId, createdAt: clock.now() });
        await putStops(tx, roundId, sequence);
        const after = { rider: riderName, orderIds: sequence };
        await recordAudit(tx, staff, { action: 'planRound', subject: 'round', subjectId: roundId, after }, clock.now());
      });
      return read(roundId);
    },

    /**
     * After the start, only pending stops are reordered.
     * @throws AppError 404; 409 as for `plan`, for an ended round, or for other stops after its start
     */
    async setStops(staff: StaffUser, roundId: string, { orderIds, shortest }: SetStopsBody): Promise<Round> {
      const sequence = shortest ? await intoShortest(orderIds) : orderIds;
      await inTransaction(db, async (tx) => {
        const round = await openRound(tx, roundId);
        const stops = await repository.findPlainStops(tx, roundId);
        const pending = stops.filter(({ state }) => state === 'PENDING');
        const before = pending.map(({ orderId }) => orderId);
        const added = sequence.filter((id) => !before.includes(id));
        const removed = pending.filter(({ orderId }) => !sequence.includes(orderId));
        if (round.state === 'OUT' && added.length + removed.length > 0) throw new AppError(409, 'rounds.underWay');
        await lockReady(tx, added);
        for (const stop of removed) await repository.updateStop(tx, stop, { state: 'REMOVED' });
        // Finished stops retain their positions.
        const places = round.state === 'OUT' ? pending.map(({ position }) => position) : [];
        await putStops(tx, roundId, sequence, places);
        const audited = { action: 'setStops', subject: 'round', subjectId: roundId };
        await recordAudit(
          tx,
          staff,
          { ...audited, before: { orderIds: before }, after: { orderIds: sequence } },
          clock.now(),
        );
      });
      return read(roundId);
    },

    /** A round under way may change, too. @throws AppError 404; 409 once it has ended, or for a rider off duty */
    async reassign(staff: StaffUser, roundId: string, riderId: string): Promise<Round> {
      await inTransaction(db, async (tx) => {
        const round = await openRound(tx, roundId);
        const before = await repository.findRider(tx, round.riderId);
        const after = await activeRider(tx, riderId);
        await repository.updateRound(tx, roundId, { riderId });
        await repository.touchStops(tx, roundId);
        const audited = { action: 'reassignRound', subject: 'round', subjectId: roundId };
        const [from, to] = [{ rider: before?.riderName }, { rider: after.riderName }];
        await recordAudit(tx, staff, { ...audited, before: from, after: to }, clock.now());
      });
      return read(roundId);
    },

    /** Its orders wait for another round. @throws AppError 404; 409 once it has begun */
    async dissolve(staff: StaffUser, roundId: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const round = await openRound(tx, roundId);
        if (round.state !== 'PLANNED') throw new AppError(409, 'rounds.underWay');
        const stops = (await repository.findPlainStops(tx, roundId)).filter(({ state }) => state === 'PENDING');
        for (const stop of stops) await repository.updateStop(tx, stop, { state: 'REMOVED' });
        await repository.updateRound(tx, roundId, { state: 'DONE', endedAt: clock.now() });
        const before = { orderIds: stops.map(({ orderId }) => orderId) };
        await recordAudit(
          tx,
          staff,
          { action: 'dissolveRound', subject: 'round', subjectId: roundId, before },
          clock.now(),
        );
      });
    },
  };
}

async function putStops(
  tx: Transaction,
  roundId: string,
  sequence: readonly string[],
  places: readonly number[] = [],
): Promise<void> {
  for (const [at, orderId] of sequence.entries())
    await repository.putStop(tx, { roundId, orderId, position: places[at] ?? at + 1 });
}
