import { MoneyAlarm } from '../../features/moneyTodos/MoneyAlarm';
import { OpenTodos } from '../../features/settings/OpenTodos';
import { OpenDifferences } from '../../features/settlements/OpenDifferences';

/** What waits for a person elsewhere, above the board. */
export const BoardTodos = () => (
  <>
    <OpenTodos />
    <MoneyAlarm />
    <OpenDifferences />
  </>
);
