import { deliveryCodeOf, isDeliveryCode } from './deliveryCode';

const [before, after] = ['the key of last year', 'the key of this year'];
const onItsWay = { id: 'order-1', status: 'PICKEDUP' as const };
const codeBy = (key: string, order = onItsWay) => deliveryCodeOf({ keys: [key] }, order) ?? '';

it('the code is four digits of the order, only while the parcel is on its way', () => {
  expect(codeBy(before)).toMatch(/^[0-9]{4}$/);
  expect(codeBy(before)).toBe(codeBy(before));
  const codes = Array.from({ length: 50 }, (_, at) => codeBy(before, { ...onItsWay, id: `order-${at}` }));
  expect(new Set(codes).size).toBeGreaterThan(45);
  for (const status of ['READY_TO_DELIVER', 'DELIVERED', 'CANCELLED'] as const)
    expect(deliveryCodeOf({ keys: [before] }, { ...onItsWay, status })).toBeNull();
});

it('counts also by the previous key, and by no other', () => {
  const rotated = { keys: [after, before] as const };
  for (const key of [before, after]) expect(isDeliveryCode(rotated, 'order-1', codeBy(key))).toBe(true);
  expect(isDeliveryCode({ keys: [after] }, 'order-1', codeBy(before))).toBe(false);
  expect(isDeliveryCode(rotated, 'order-2', codeBy(after))).toBe(false);
});
