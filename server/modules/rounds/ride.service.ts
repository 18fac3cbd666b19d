import { MAX_DELIVERY_CODE_TRIES } from '../../../contract/roundConstants';
import type {
  DeliverBody,
  NotDeliveredBody,
  OwnRounds,
  Phone,
  RideBody,
  RideOutcome,
  UploadedPhoto,
} from '../../../contract/rounds';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { isRepeatedByHand, oncePerKey } from '../../db/staffRequests';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { EvidencePhotos } from '../evidencePhotos';
import type { Order } from '../orders';
import { endRound } from './endRound';
import { momentOf, notedClock } from './phoneClock';
import * as repository from './repository';
import { serializeRound } from './serialize';
import { createStops, type LockedStop, type StopsNeed } from './stops';

/** Records what the rider took for a locked order. @throws AppError 409 for another amount */
export type CollectAtDoor = (
  tx: Transaction,
  order: Order,
  collected: NonNullable<DeliverBody['collected']> & { by: StaffUser },
) => Promise<void>;

interface RideNeeds extends StopsNeed {
  photos: EvidencePhotos;
  collect?: CollectAtDoor;
}

interface Request<Body> {
  staff: StaffUser;
  key: string;
  roundId: string;
  orderId: string;
  body: Body;
}

/** Stored per key: a wrong code counts once, however often its request is sent. */
type Outcome = RideOutcome['outcome'] | { wrongCode: number };

export type Ride = ReturnType<typeof createRide>;

/** A rider's actions, idempotent by key, so that phones can retry after a dead spot. */
export function createRide({ db, clock }: AppDeps, { photos, collect, ...needs }: RideNeeds) {
  const { orders } = needs;
  const stops = createStops(needs);

  async function perform(
    { staff, key, ...about }: Pick<Request<{ phone: Phone }>, 'staff' | 'key' | 'body'> & Record<string, unknown>,
    work: (tx: Transaction, isRepeated: () => Promise<boolean>) => Promise<Outcome>,
  ): Promise<RideOutcome> {
    const { phone: _phone, ...content } = about.body;
    const request = { staffId: staff.staffId, key, content: { ...about, body: content }, at: clock.now() };
    const outcome = await inTransaction(db, (tx) =>
      oncePerKey(tx, request, () => work(tx, () => isRepeatedByHand(tx, request))),
    );
    if (typeof outcome === 'string') return { outcome };
    const { wrongCode: triesLeft } = outcome;
    if (triesLeft > 0)
      throw new AppError(409, 'rounds.wrongCode', { params: { count: triesLeft }, data: { triesLeft } });
    throw new AppError(409, 'rounds.photoNeeded', { data: { triesLeft: 0 } });
  }

  /** The same wrong code after a lost response is no further try. */
  async function checkCode(
    tx: Transaction,
    { order }: LockedStop,
    code: string,
    isRepeated: () => Promise<boolean>,
  ): Promise<'RIGHT' | { wrongCode: number }> {
    if (order.codeTries >= MAX_DELIVERY_CODE_TRIES) return { wrongCode: 0 };
    if (orders.delivery.isDeliveryCode(order.id, code)) return 'RIGHT';
    if (await isRepeated()) return { wrongCode: MAX_DELIVERY_CODE_TRIES - order.codeTries };
    return { wrongCode: MAX_DELIVERY_CODE_TRIES - (await orders.delivery.countWrongTry(tx, order)) };
  }

  /** @throws AppError 409 while due money is uncollected, and for cash beside another payment */
  async function settle(tx: Transaction, { order }: LockedStop, staff: StaffUser, body: DeliverBody) {
    const { collected } = body;
    if (!collected || !collect) {
      if (!(await orders.delivery.isCollected(tx, order))) throw new AppError(409, 'rounds.collectFirst');
      return;
    }
    // The payment may have been found while the phone was offline.
    if (collected.method === 'UPI' && order.paymentStatus !== 'DUE_AT_DOOR') return;
    await collect(tx, order, { ...collected, by: staff });
  }

  return {
    async readOwn(staff: StaffUser): Promise<OwnRounds> {
      const rounds = await repository.findOwnRounds(db, staff.staffId);
      const found = await repository.findStops(
        db,
        rounds.map(({ id }) => id),
      );
      return rounds.map((round) => serializeRound(round, found));
    },

    /**
     * Picks up the parcels; orders that can't go any more leave the round.
     * @throws AppError 404; 409 for a round that has begun
     */
    start: ({ staff, key, roundId, body }: Omit<Request<RideBody>, 'orderId'>) =>
      perform({ staff, key, roundId, body, what: 'start' }, async (tx) => {
        const round = await repository.lockRound(tx, roundId);
        if (round?.riderId !== staff.staffId) throw new AppError(404, 'rounds.notFound');
        if (round.state !== 'PLANNED') throw new AppError(409, 'rounds.underWay');
        const pending = (await repository.findPlainStops(tx, roundId)).filter(({ state }) => state === 'PENDING');
        const left: string[] = [];
        for (const stop of [...pending].sort((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
          const order = await orders.lock(tx, { id: stop.orderId });
          const stopped = await orders.lifecycle.whyStopped(tx, order, 'PICKEDUP');
          if (order.status === 'READY_TO_DELIVER' && !stopped)
            await orders.lifecycle.move(tx, order, 'PICKEDUP', { by: 'staff', actorId: staff.staffId });
          else if (order.status !== 'PICKEDUP') {
            await repository.updateStop(tx, stop, { state: 'REMOVED' });
            left.push(stop.orderId);
          }
        }
        if (left.length === pending.length) throw new AppError(409, 'rounds.nothingLeft');
        const now = clock.now();
        await repository.updateRound(tx, roundId, { state: 'OUT', startedAt: now });
        const after = { ...(left.length > 0 && { left }), ...notedClock(body.phone, now) };
        await recordAudit(tx, staff, { action: 'startRound', subject: 'round', subjectId: roundId, after }, now);
        return 'STARTED';
      }),

    /**
     * Needs the customer's code or a photo; staff review a wrong code that was entered offline.
     * @throws AppError 404 for another rider's round; 409 for a wrong code, or a parcel that is not on its way
     */
    deliver: ({ staff, key, roundId, orderId, body }: Request<DeliverBody>) =>
      perform({ staff, key, roundId, orderId, body, what: 'deliver' }, async (tx, isRepeated) => {
        const locked = await stops.lock(tx, roundId, orderId, staff.staffId);
        stops.rejectUnlessOnItsWay(locked);
        const { phone, code, photoId } = body;
        const now = clock.now();
        const at = momentOf(phone, now, locked.round.startedAt ?? now);
        const record = (after: Record<string, unknown>) =>
          recordAudit(
            tx,
            staff,
            {
              action: 'deliver',
              subject: 'order',
              subjectId: orderId,
              after: { roundId, ...after, ...notedClock(phone, now) },
            },
            now,
          );
        if (photoId !== undefined && !(await photos.isOf(tx, photoId, orderId)))
          throw new AppError(404, 'photos.notFound');
        if (photoId === undefined && code === undefined) throw new AppError(400, 'rounds.proofNeeded');
        const checked = code === undefined ? 'RIGHT' : await checkCode(tx, locked, code, isRepeated);
        // The phone could not know of the recall: the customer has the parcel.
        const wasRecalled =
          phone.wasQueued && (await orders.lifecycle.whyStopped(tx, locked.order, 'DELIVERED')) !== null;
        if (!wasRecalled && (checked === 'RIGHT' || photoId !== undefined)) {
          await settle(tx, locked, staff, body);
          const proof = checked === 'RIGHT' && code !== undefined ? 'CODE' : 'PHOTO';
          await stops.deliver(tx, locked, { by: staff, proof, ...(photoId && { photoId }), doneAt: at });
          await record({ status: 'DELIVERED', proof });
          return 'DELIVERED';
        }
        await record(typeof checked === 'string' ? { wasRecalled } : { wrongCode: true, triesLeft: checked.wrongCode });
        if (!phone.wasQueued && typeof checked !== 'string') return checked;
        // The rider has left: the collected money counts, and staff decide the rest.
        if (body.collected) await settle(tx, locked, staff, body);
        await repository.updateStop(tx, locked.stop, { proof: 'REVIEW', doneAt: at });
        return 'REVIEW';
      }),

    /** @throws AppError 404 for another rider's round; 409 for a parcel that is not on its way; 403 for refunds */
    notDelivered: ({ staff, key, roundId, orderId, body }: Request<NotDeliveredBody>) =>
      perform({ staff, key, roundId, orderId, body, what: 'notDelivered' }, async (tx) => {
        const locked = await stops.lock(tx, roundId, orderId, staff.staffId);
        stops.rejectUnlessOnItsWay(locked);
        const { phone, reason, cancel } = body;
        const now = clock.now();
        const done = { by: staff, reason, note: body.note?.trim() || null };
        const doneAt = momentOf(phone, now, locked.round.startedAt ?? now);
        if (cancel) {
          if (reason !== 'REFUSED') throw new AppError(409, 'rounds.cancelOnlyRefused');
          await stops.cancel(tx, locked, { by: staff, reason, stock: cancel.stock, at: doneAt });
          await repository.updateStop(tx, locked.stop, { reason, note: done.note });
        } else await stops.bringBack(tx, locked, { ...done, doneAt });
        const after = { roundId, reason, ...(cancel && { cancelled: cancel.stock }), ...notedClock(phone, now) };
        const record = { action: 'notDelivered', subject: 'order', subjectId: orderId, after };
        await recordAudit(tx, staff, record, now);
        return cancel ? 'CANCELLED' : 'NOT_DELIVERED';
      }),

    /** @throws AppError 404 for another rider's round; 409 while a parcel is on its way */
    end: ({ staff, key, roundId, body }: Omit<Request<RideBody>, 'orderId'>) =>
      perform({ staff, key, roundId, body, what: 'end' }, async (tx) => {
        const now = clock.now();
        await endRound(tx, orders, { roundId, ofRider: staff.staffId, by: staff, at: now });
        return 'ENDED';
      }),

    /** @throws AppError 404 for another rider's round; 400 for no picture; 409 for too many */
    async addPhoto(request: Omit<Request<unknown>, 'body'>, bytes: unknown): Promise<UploadedPhoto> {
      const { staff, key, roundId, orderId } = request;
      const photo = await photos.add(bytes);
      return inTransaction(db, (tx) =>
        oncePerKey(
          tx,
          {
            staffId: staff.staffId,
            key,
            content: { roundId, orderId, photo: photo.webp.toString('base64') },
            at: clock.now(),
          },
          async () => {
            await stops.lock(tx, roundId, orderId, staff.staffId);
            await photos.assertRoom(tx, orderId, 'DELIVERY');
            const photoId = await photos.insert(tx, { kind: 'DELIVERY', orderId, ...photo });
            const after = { roundId, photoId };
            await recordAudit(
              tx,
              staff,
              { action: 'addPhoto', subject: 'order', subjectId: orderId, after },
              clock.now(),
            );
            return { photoId };
          },
        ),
      );
    },
  };
}
