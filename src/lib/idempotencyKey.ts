const KEY_BYTES = 16;

/**
 * A key for a call that may be sent twice and done once. Not `crypto.randomUUID`: browsers hide it from a shop that is reached over
 * plain http in a local network.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
