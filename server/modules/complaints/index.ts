import type { ExportedComplaint } from '../../../contract/complaints';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { Notifier } from '../messaging';
import type { Refunds } from '../payments';
import type { Orders } from '../orders';
import type { EvidencePhotos } from '../evidencePhotos';
import type { StockLedger } from '../stockLedger';
import { createComplaintDecisions } from './complaintDecisions.service';
import { createComplaintReports } from './complaintReports.service';
import { blankComplaintsOf, findComplaint, findOfCustomer } from './repository';
import { complaintRoutes } from './routes';
import { staffComplaintRoutes } from './staffRoutes';

interface ComplaintsNeed {
  orders: Pick<Orders, 'withOrder' | 'queries' | 'replacement'>;
  photos: EvidencePhotos;
  refunds: Refunds;
  stockLedger: StockLedger;
  notifier: Notifier;
}

export function createComplaints(deps: AppDeps, needs: ComplaintsNeed) {
  const areas: Area[] = [
    {
      prefix: '/api/web/order/complaint',
      routes: complaintRoutes(createComplaintReports(deps, needs)),
    },
    { prefix: '/api/staff/complaints', routes: staffComplaintRoutes(createComplaintDecisions(deps, needs)) },
  ];
  return {
    areas,
    /** What the customer is told of a complaint; null for an unknown one. */
    async readAnswer(id: string) {
      const found = await findComplaint(deps.db, id);
      return found && { ...found, reason: found.complaint.decisionReason };
    },
    personal: {
      eraseComplaints: blankComplaintsOf,
      async *exportComplaints(customerId: string): AsyncGenerator<ExportedComplaint, void, undefined> {
        for (const { complaint, orderNumber } of await findOfCustomer(deps.db, customerId)) {
          const { lineNo, kind, quantity, text, state, createdAt } = complaint;
          yield { orderNumber, lineNo, kind, quantity, text, state, reportedAt: createdAt.toISOString() };
        }
      },
    },
  };
}
