import type { NextSlot as SlotInWords } from '../../../contract/slots';
import type { AppDeps } from '../../deps';
import { shopDay } from '../../lib/shopDays';
import { findAreas } from '../deliveryAreas';
import { ALL_AREAS, chooseSlot, openSlots, type SlotFacts } from './openSlots';
import * as repository from './repository';
import { serializeSlot } from './serializeSlot';

/** Orders take places: an older promise is looked up again. */
const HOLDS_SECONDS = 300;
/** Limits reads: every page requests the slot. */
const FRESH_MS = 5_000;

type NextSlot = Omit<SlotInWords, 'words'>;

interface Facts {
  slots: SlotFacts;
  /** They are sorted by precedence. */
  areaIds: string[];
}

/** The soonest free slot of an area, for the header and product page. */
export function createNextSlot({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  let latest: { at: number; facts: Promise<Facts> } | null = null;

  async function load(now: Date): Promise<Facts> {
    const [slots, areas] = await Promise.all([repository.findSlotFacts(db, shopDay(now)), findAreas(db)]);
    return { slots, areaIds: areas.map(({ id }) => id) };
  }

  function soonest({ slots: facts, areaIds }: Facts, now: Date, area: string | undefined): NextSlot {
    const areaId = areaIds.find((id) => id === area) ?? areaIds[0] ?? ALL_AREAS;
    const slots = openSlots(facts, now, { areaId });
    const slot = slots && chooseSlot(slots, undefined);
    if (!slot) return { slot: null, holdsForSeconds: HOLDS_SECONDS };
    const secondsToCutOff = Math.ceil((slot.closesAt.getTime() - now.getTime()) / 1000);
    return { slot: serializeSlot(slot), holdsForSeconds: Math.max(1, Math.min(HOLDS_SECONDS, secondsToCutOff)) };
  }

  function factsAt(now: Date): Promise<Facts> {
    if (latest && Math.abs(now.getTime() - latest.at) < FRESH_MS) return latest.facts;
    const facts = load(now);
    const mine = { at: now.getTime(), facts };
    latest = mine;
    facts.catch(() => {
      if (latest === mine) latest = null;
    });
    return facts;
  }

  return async (area: string | undefined): Promise<NextSlot> => {
    const now = clock.now();
    return soonest(await factsAt(now), now, area);
  };
}
