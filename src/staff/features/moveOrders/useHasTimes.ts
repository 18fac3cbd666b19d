import { useGetSlotLoadQuery } from '../../store/slotsApi';

/**
 * Whether there are delivery times that an order can be moved to. An order from before the shop had them has none itself.
 * @param isWanted false where the order can't be moved
 */
export function useHasTimes(slot: object | null, isWanted: boolean): boolean {
  const { data: load = [] } = useGetSlotLoadQuery(undefined, { skip: slot !== null || !isWanted });
  return slot !== null || load.some(({ slots }) => slots.length > 0);
}
