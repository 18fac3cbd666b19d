import { styled } from '../../../components/styled';
import { OpeningNotice } from '../../features/opening/OpeningNotice';
import { useMay } from '../../store/staffHooks';
import { ReplacementsTodo } from './ReplacementsTodo';
import { MoneyAlarm } from './MoneyAlarm';
import { OpenTodos } from './OpenTodos';
import { OpenDifferences } from './OpenDifferences';
import { AwaitedPayments } from './AwaitedPayments';
import { StoppedOrders } from './StoppedOrders';

const Root = styled('div')({
  flexShrink: 0,
  '& > *': { marginBlock: '8px 0' },
});

/** Shows what waits for a person elsewhere: below the board, above other lists of orders. */
export const BoardTodos = () => {
  const mayOpen = useMay('openShop');
  return (
    <Root>
      <StoppedOrders />
      {mayOpen && <OpeningNotice />}
      <OpenTodos />
      <AwaitedPayments />
      <MoneyAlarm />
      <ReplacementsTodo />
      <OpenDifferences />
    </Root>
  );
};
