import type { StaffComplaint } from '../../../../contract/complaints';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { useGetComplaintsOfOrderQuery } from '../../store/complaintsApi';
import { useMay } from '../../store/staffHooks';

const NONE: StaffComplaint[] = [];

/** What the customer reported about the order; only delivered lines can be reported. */
export const useComplaints = ({ orderNumber, status }: StaffOrder): StaffComplaint[] => {
  const mayDecide = useMay('decideComplaints');
  const { currentData } = useGetComplaintsOfOrderQuery(orderNumber, {
    skip: status !== 'DELIVERED' || !mayDecide,
    refetchOnMountOrArgChange: true,
  });
  return currentData?.items ?? NONE;
};
