import { ORDER_STATUS_LABELS } from '../../../contract/constants';
import orders from '../../locales/en/orders.json';

it('labels the statuses in English to the letter of the specification', () => {
  expect(orders.status).toEqual(ORDER_STATUS_LABELS);
});
