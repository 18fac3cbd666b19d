import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import { seal, unseal } from '../lib/sealedText';
import type { SecretKeys } from '../lib/secrets';
import type { PushKeys } from '../messageConfig';
import type { Database } from './database';
import { pushKeys, pushSubscriptions, staffPushSubscriptions } from './schema';
import { inTransaction } from './transaction';

const PURPOSE = 'push';
const PUSH_KEYS_LOCK = 47_001;

/**
 * The shop's key pair for web push, stored at the first start: the given one, or a new one. Processes that start at once agree on one. The private key is sealed with the
 * server's current secret key. One that no key opens is replaced, and with it the subscriptions, which belong to the lost pair.
 */
export function loadPushKeys(db: Database, keys: SecretKeys, now: Date, given?: PushKeys): Promise<PushKeys> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${PUSH_KEYS_LOCK})`);
    const [stored] = await tx.select().from(pushKeys);
    const opened = stored && unseal(keys, PURPOSE, stored.publicKey, stored.privateKey);
    if (stored && opened) {
      if (!opened.isCurrent)
        await tx.update(pushKeys).set({ privateKey: seal(keys, PURPOSE, stored.publicKey, opened.text) });
      return { publicKey: stored.publicKey, privateKey: opened.text };
    }
    if (stored) {
      await tx.delete(pushKeys);
      await tx.delete(pushSubscriptions);
      await tx.delete(staffPushSubscriptions);
    }
    const made = given ?? webPush.generateVAPIDKeys();
    const privateKey = seal(keys, PURPOSE, made.publicKey, made.privateKey);
    await tx.insert(pushKeys).values({ publicKey: made.publicKey, privateKey, createdAt: now });
    return made;
  });
}
