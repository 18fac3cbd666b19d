import { MAX_NOTES_PER_ORDER } from '../../../contract/orderConstants';
import type { OrderNoteBody } from '../../../contract/staffOrders';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, FieldsError } from '../../lib/errors';
import type { Order, Orders } from '../orders';
import * as repository from './orderRepository';

/** Staff write notes about an order for each other. */
export function createNotes({ clock }: AppDeps, { withOrder }: Pick<Orders, 'withOrder'>) {
  /** @throws AppError 409 for one note too many, or once the account is erased; FieldsError for blanks alone */
  async function addTo(tx: Transaction, order: Order, staff: StaffUser, body: OrderNoteBody): Promise<void> {
    const text = body.text.trim();
    if (text === '') throw new FieldsError({ text: { key: 'validation.note.required' } });
    // What is noted goes with the account, so nothing may follow.
    if (order.customerId === null) throw new AppError(409, 'orderBoard.accountErased');
    const last = await repository.findLastNote(tx, order.id);
    if (last?.staffId === staff.staffId && last.text === text) return;
    if ((await repository.countNotes(tx, order.id)) >= MAX_NOTES_PER_ORDER)
      throw new AppError(409, 'orderBoard.tooManyNotes', { params: { count: MAX_NOTES_PER_ORDER } });
    const at = clock.now();
    await repository.insertNote(tx, { orderId: order.id, staffId: staff.staffId, text, at });
    // The log omits the text: it may name people, and the log can't be erased.
    await recordAudit(tx, staff, { action: 'noteOrder', subject: 'order', subjectId: order.id }, at);
  }

  return {
    addTo,

    /** Once, however often the same note arrives again. @throws AppError 404 for an unknown number, and as `addTo` */
    add: (staff: StaffUser, orderNumber: string, body: OrderNoteBody): Promise<void> =>
      withOrder({ orderNumber }, (tx, order) => addTo(tx, order, staff, body)),
  };
}
