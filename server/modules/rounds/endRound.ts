import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { Orders } from '../orders';
import * as repository from './repository';

interface End {
  roundId: string;
  ofRider?: string;
  by: StaffUser;
  at: Date;
}

/**
 * Orders that left it otherwise, such as cancelled on the board, don't block it.
 * @throws AppError 404; 409 while a parcel is on its way
 */
export async function endRound(
  tx: Transaction,
  orders: Pick<Orders, 'lock'>,
  { roundId, ofRider, by, at }: End,
): Promise<void> {
  const round = await repository.lockRound(tx, roundId);
  if (!round || (ofRider !== undefined && round.riderId !== ofRider)) throw new AppError(404, 'rounds.notFound');
  if (round.state !== 'OUT') throw new AppError(409, round.state === 'DONE' ? 'rounds.ended' : 'rounds.notBegun');
  const pending = (await repository.findPlainStops(tx, roundId)).filter(({ state }) => state === 'PENDING');
  for (const stop of [...pending].sort((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    const order = await orders.lock(tx, { id: stop.orderId });
    if (order.status === 'PICKEDUP')
      throw new AppError(409, 'rounds.stillOnItsWay', { params: { orderNumber: order.orderNumber } });
    await repository.updateStop(tx, stop, { state: 'REMOVED' });
  }
  await repository.updateRound(tx, roundId, { state: 'DONE', endedAt: at });
  await repository.touchStops(tx, roundId);
  await recordAudit(tx, by, { action: 'endRound', subject: 'round', subjectId: roundId }, at);
}
