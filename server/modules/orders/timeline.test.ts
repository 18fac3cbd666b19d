import { ORDER_PATH, type OrderStatus } from '../../../contract/constants';
import { toTimeline } from './timeline';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));
const events = (...steps: OrderStatus[]) => steps.map((toStatus, minute) => ({ toStatus, at: at(minute) }));
const times = (timeline: ReturnType<typeof toTimeline>) =>
  timeline.map((step) => [step.status, step.at?.getUTCMinutes() ?? null]);

describe('an order’s timeline', () => {
  it('shows the whole path, with times of the steps reached', () => {
    const timeline = toTimeline('ORDER_CREATED', events('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'ORDER_CREATED'));
    expect(timeline.map((step) => step.status)).toEqual(ORDER_PATH);
    expect(timeline.map((step) => step.at?.getUTCMinutes() ?? null)).toEqual([0, 1, 2, null, null, null, null, null]);
  });

  it('gives a step that was passed over the time of the next', () => {
    const timeline = toTimeline('CONFIRMED', events('PAYMENT_PENDING', 'ORDER_CREATED', 'CONFIRMED'));
    expect(times(timeline).slice(0, 4)).toEqual([
      ['PAYMENT_PENDING', 0],
      ['WAITING_FOR_PAYMENT', 1],
      ['ORDER_CREATED', 1],
      ['CONFIRMED', 2],
    ]);
  });

  it('ends with CANCELLED where the order ended', () => {
    const timeline = toTimeline('CANCELLED', events('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED'));
    expect(times(timeline)).toEqual([
      ['PAYMENT_PENDING', 0],
      ['WAITING_FOR_PAYMENT', 1],
      ['CANCELLED', 2],
    ]);
  });

  it('takes back the step of a parcel that was not delivered', () => {
    const steps = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'] as const;
    const timeline = toTimeline('READY_TO_DELIVER', events(...steps, 'READY_TO_DELIVER'));
    expect(times(timeline).slice(3)).toEqual([
      ['READY_TO_DELIVER', 5],
      ['PICKEDUP', null],
      ['DELIVERED', null],
    ]);
  });

  it('begins where the order began: one paid at the door waits for no payment', () => {
    expect(times(toTimeline('CANCELLED', events('ORDER_CREATED', 'CONFIRMED', 'CANCELLED')))).toEqual([
      ['ORDER_CREATED', 0],
      ['CONFIRMED', 1],
      ['CANCELLED', 2],
    ]);
  });

  it('drops an end that late money reversed', () => {
    const timeline = toTimeline('ORDER_CREATED', events('PAYMENT_PENDING', 'CANCELLED', 'ORDER_CREATED'));
    expect(timeline.map((step) => step.status)).toEqual(ORDER_PATH);
    expect(times(timeline)[2]).toEqual(['ORDER_CREATED', 2]);
  });

  it('has no time for a step that was undone', () => {
    const timeline = toTimeline(
      'PROCESSING',
      events('PAYMENT_PENDING', 'ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PROCESSING'),
    );
    expect(times(timeline).slice(4)).toEqual([
      ['PROCESSING', 5],
      ['READY_TO_DELIVER', null],
      ['PICKEDUP', null],
      ['DELIVERED', null],
    ]);
  });
});
