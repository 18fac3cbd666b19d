import { ORDER_PATH, ORDER_STATUSES, type OrderStatus } from '../../../contract/constants';
import { type Actor, isAllowed, isCancellable, nextStep, TRANSITIONS } from './transitions';

const ACTORS: Actor[] = ['customer', 'staff', 'provider', 'system'];

describe('the table of an order’s steps', () => {
  it('lists each step once', () => {
    const steps = TRANSITIONS.map(({ from, to }) => `${from} → ${to}`);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('moves back along the path only what was not delivered', () => {
    const isBack = ({ from, to }: { from: OrderStatus; to: OrderStatus }) =>
      ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
    const back = TRANSITIONS.filter((step) => step.from !== 'CANCELLED' && isBack(step));
    expect(back).toEqual([{ from: 'PICKEDUP', to: 'READY_TO_DELIVER', by: ['staff'] }]);
  });

  it('accepts only from the provider that money arrived', () => {
    const into = TRANSITIONS.filter(({ to }) => to === 'ORDER_CREATED');
    expect(into.map(({ from }) => from).sort()).toEqual(['CANCELLED', 'PAYMENT_PENDING', 'WAITING_FOR_PAYMENT']);
    expect(into.flatMap(({ by }) => by)).toEqual(['provider', 'provider', 'provider']);
  });

  it('lets the customer cancel up to and including CONFIRMED', () => {
    expect(ORDER_STATUSES.filter(isCancellable)).toEqual([
      'PAYMENT_PENDING',
      'WAITING_FOR_PAYMENT',
      'ORDER_CREATED',
      'CONFIRMED',
    ]);
  });

  it('lets the shop cancel from any state before DELIVERED', () => {
    const cancellable = ORDER_STATUSES.filter((status) => isAllowed(status, 'CANCELLED', 'staff'));
    expect(cancellable).toEqual(ORDER_PATH.slice(0, ORDER_PATH.indexOf('DELIVERED')));
  });

  it('lets the clock cancel only what is unpaid', () => {
    const expirable = ORDER_STATUSES.filter((status) => isAllowed(status, 'CANCELLED', 'system'));
    expect(expirable).toEqual(['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT']);
  });

  it('leads the shop step by step from ORDER_CREATED to DELIVERED and no further', () => {
    const walked: OrderStatus[] = [];
    for (let at: OrderStatus | null = 'ORDER_CREATED'; at; at = nextStep(at, 'staff')) walked.push(at);
    expect(walked).toEqual(ORDER_PATH.slice(2));
  });

  it.each(['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'DELIVERED', 'CANCELLED'] as const)(
    'gives the shop no next step from %s',
    (status) => expect(nextStep(status, 'staff')).toBeNull(),
  );

  it('allows no step out of DELIVERED', () => {
    for (const to of ORDER_STATUSES) for (const by of ACTORS) expect(isAllowed('DELIVERED', to, by)).toBe(false);
  });
});
