import type { NextSlot as SlotInWords } from '../../../contract/slots';
import type { AppDeps } from '../../deps';
import { chooseSlot, openSlots } from './openSlots';
import * as repository from './repository';
import { serializeSlot } from './serializeSlot';
import { shopDay } from './shopDays';

/** Places go with every order: a promise older than this is looked up again. */
const HOLDS_SECONDS = 300;
/** Each page asks for it: the database only so often. */
const FRESH_MS = 5_000;

type NextSlot = Omit<SlotInWords, 'words'>;

/** The soonest slot with places, as header and product page promise it. */
export function createNextSlot({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  let latest: { at: number; value: Promise<NextSlot> } | null = null;

  async function load(now: Date): Promise<NextSlot> {
    const slots = openSlots(await repository.findSlotFacts(db, shopDay(now)), now);
    const slot = slots && chooseSlot(slots, undefined);
    if (!slot) return { slot: null, holdsForSeconds: HOLDS_SECONDS };
    const secondsToCutOff = Math.ceil((slot.closesAt.getTime() - now.getTime()) / 1000);
    return { slot: serializeSlot(slot), holdsForSeconds: Math.max(1, Math.min(HOLDS_SECONDS, secondsToCutOff)) };
  }

  return (): Promise<NextSlot> => {
    const now = clock.now();
    if (latest && Math.abs(now.getTime() - latest.at) < FRESH_MS) return latest.value;
    const value = load(now);
    const mine = { at: now.getTime(), value };
    latest = mine;
    value.catch(() => {
      if (latest === mine) latest = null;
    });
    return value;
  };
}
