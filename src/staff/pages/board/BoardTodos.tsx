import { styled } from '@mui/material/styles';
import { ReplacementsTodo } from '../../features/complaints/ReplacementsTodo';
import { MoneyAlarm } from '../../features/moneyTodos/MoneyAlarm';
import { OpeningNotice } from '../../features/opening/OpeningNotice';
import { OpenTodos } from '../../features/settings/OpenTodos';
import { OpenDifferences } from '../../features/settlements/OpenDifferences';
import { useMay } from '../../store/staffHooks';
import { StoppedOrders } from './StoppedOrders';

const Root = styled('div')({
  flexShrink: 0,
  '& > *': { marginBlock: '8px 0' },
});

/** What waits for a person elsewhere: below the board, above other lists of orders. */
export const BoardTodos = () => {
  const mayOpen = useMay('openShop');
  return (
    <Root>
      <StoppedOrders />
      {mayOpen && <OpeningNotice />}
      <OpenTodos />
      <MoneyAlarm />
      <ReplacementsTodo />
      <OpenDifferences />
    </Root>
  );
};
