import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import { createNextSlot } from './nextSlot';
import { slotRoutes } from './routes';
import { createSlotLoad } from './slotLoad';
import { createSlotSettings } from './slotSettings';
import { staffSlotRoutes } from './staffRoutes';

export { ALL_AREAS, chooseSlot, isAt, openSlots, slotsToMoveTo, windowsOf, type OfferedSlot } from './openSlots';
export { findSlotFacts, findSlots, slotFacts } from './repository';
export { serializeOpenSlot, serializeSlot } from './serializeSlot';

/** @param shopChanged called after each change that pages show */
export function createSlots(deps: AppDeps, shopChanged: () => void): Area[] {
  return [
    { prefix: '/api/web/slot', routes: slotRoutes(createNextSlot(deps)) },
    {
      prefix: '/api/staff/slots',
      routes: staffSlotRoutes(createSlotSettings(deps, shopChanged), createSlotLoad(deps)),
    },
  ];
}
