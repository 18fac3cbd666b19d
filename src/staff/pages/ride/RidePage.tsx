import { useStaffMe } from '../../store/staffHooks';
import { Ride } from './Ride';

/** The rider's own round, on a phone. */
export const RidePage = () => {
  const me = useStaffMe();
  return me ? <Ride key={me._id} staffId={me._id} /> : null;
};
