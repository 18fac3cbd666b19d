/** PostgreSQL can't store U+0000 or lone surrogates. */
export const UNSTORABLE = /[\0\p{Surrogate}]/u;
