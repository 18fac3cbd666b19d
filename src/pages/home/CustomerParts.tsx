import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/slices/authSlice';
import { BuyAgain } from './BuyAgain';
import { BuyAgainSlot } from './BuyAgainSlot';
import { WaitingOrderBar } from './WaitingOrderBar';

/** These are Home's parts for customers alone: in one chunk, so that they come at once. */
export const CustomerParts = () => (
  <>
    <BuyAgainSlot>
      <BuyAgain />
    </BuyAgainSlot>
    {useAppSelector(selectIsLoggedIn) && <WaitingOrderBar />}
  </>
);
