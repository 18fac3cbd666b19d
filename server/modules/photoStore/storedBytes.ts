/** What a row has of its photo: the bytes, or the name of an object in a bucket. */
export type StoredBytes = { bytes: Buffer; object: null } | { bytes: null; object: string };
