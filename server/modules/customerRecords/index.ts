import type { ExportedBlock, ExportedNote } from '../../../contract/staffCustomers';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { CallersAddresses } from '../address';
import { findBlocks, findNotes } from './repository';
import { customerRecordRoutes } from './routes';
import { BLOCKS_SHOWN, createCustomerRecordsService } from './service';

/** Staff's notes about customers, and blocks. Both are erased with the customer's row. */
export function createCustomerRecords(
  deps: AppDeps,
  addresses: Pick<CallersAddresses, 'listAddresses'>,
): {
  area: Area;
  personal: {
    exportNotes(customerId: string): AsyncIterable<ExportedNote>;
    /** The newest ones. */
    exportBlocks(customerId: string): AsyncIterable<ExportedBlock>;
  };
} {
  return {
    area: {
      prefix: '/api/staff/customers',
      routes: customerRecordRoutes(createCustomerRecordsService(deps, addresses)),
    },
    personal: {
      async *exportNotes(customerId) {
        for (const { text, at } of await findNotes(deps.db, customerId)) yield { text, writtenAt: at.toISOString() };
      },
      async *exportBlocks(customerId) {
        for (const { reason, blockedAt, endReason, endedAt } of await findBlocks(deps.db, customerId, BLOCKS_SHOWN))
          yield {
            reason,
            blockedAt: blockedAt.toISOString(),
            endReason,
            endedAt: endedAt && endedAt.toISOString(),
          };
      },
    },
  };
}
