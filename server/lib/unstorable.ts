/** PostgreSQL can't store U+0000, nor half of a surrogate pair. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u;
