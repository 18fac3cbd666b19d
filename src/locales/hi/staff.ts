import staffAreas from './staffAreas.json';
import staffBoard from './staffBoard.json';
import staffComplaints from './staffComplaints.json';
import staffCustomers from './staffCustomers.json';
import staffCsv from './staffCsv.json';
import staffEnquiries from './staffEnquiries.json';
import staffFigures from './staffFigures.json';
import staffFrame from './staffFrame.json';
import staffHealth from './staffHealth.json';
import staffInvoices from './staffInvoices.json';
import staffLog from './staffLog.json';
import staffLogin from './staffLogin.json';
import staffMessages from './staffMessages.json';
import staffMoney from './staffMoney.json';
import staffMoves from './staffMoves.json';
import staffNewOrder from './staffNewOrder.json';
import staffNotices from './staffNotices.json';
import staffOpening from './staffOpening.json';
import staffPacking from './staffPacking.json';
import staffPayments from './staffPayments.json';
import staffPeople from './staffPeople.json';
import staffProducers from './staffProducers.json';
import staffRatings from './staffRatings.json';
import staffRefunds from './staffRefunds.json';
import staffRounds from './staffRounds.json';
import staffCatalogue from './staffCatalogue.json';
import staffSettlements from './staffSettlements.json';
import staffSettings from './staffSettings.json';
import staffSelling from './staffSelling.json';
import staffSlots from './staffSlots.json';
import staffStock from './staffStock.json';

/** The staff area's namespaces. */
export const staff = {
  staffAreas,
  staffBoard,
  staffComplaints,
  staffCustomers,
  staffCsv,
  staffEnquiries,
  staffFigures,
  staffFrame,
  staffHealth,
  staffInvoices,
  staffLog,
  staffLogin,
  staffMessages,
  staffMoney,
  staffMoves,
  staffNewOrder,
  staffNotices,
  staffOpening,
  staffPacking,
  staffPayments,
  staffPeople,
  staffProducers,
  staffRatings,
  staffRefunds,
  staffRounds,
  staffCatalogue,
  staffSettlements,
  staffSettings,
  staffSelling,
  staffSlots,
  staffStock,
};
