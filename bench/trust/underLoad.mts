import { broken, initialStock } from './invariants.mjs';
import { startLoad, type Load, type LoadSettings } from './load.mjs';
import type { Outcome } from './scenario.mjs';
import { onStage, type Stage, type StageSettings } from './stage.mjs';

/**
 * Plays a fault while customers order, pay and cancel, and compares what they were told with the database afterwards.
 * @param play returns how many faults there were
 */
export async function underLoad(
  settings: StageSettings & LoadSettings,
  play: (stage: Stage, load: Load) => Promise<{ tries: number; failures?: string[]; note?: string }>,
): Promise<Outcome> {
  let outcome: Outcome | undefined;
  await onStage(settings, async (stage) => {
    const initial = await stage.withDatabase(({ db }) => initialStock(db));
    const load = await startLoad(() => stage.shop, settings);
    const playing = load.steps(STEPS_BEFORE).then(() => play(stage, load));
    // Customers would go on asking a shop that has ended, for ever.
    playing.catch(() => void load.stop());
    const { tries, failures = [], note } = await playing;
    await load.steps(STEPS_AFTER);
    await load.stop();
    const wrong = await stage.withDatabase(({ db }) => broken(db, load.acknowledged, initial));
    const { placed, paid, cancelled } = load.acknowledged;
    const did = `${placed.size} orders, ${paid.size} payments, ${cancelled.size} cancels; ${load.repeated()} requests repeated`;
    outcome = { tries, failures: [...failures, ...load.failures, ...wrong], note: note ? `${did}; ${note}` : did };
  });
  return outcome!;
}

/** The load runs before the first fault, and still works after the last. */
const STEPS_BEFORE = 20;
const STEPS_AFTER = 60;
