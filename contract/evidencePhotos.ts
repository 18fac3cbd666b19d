/** Largest photo of a delivery or a complaint, in bytes. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
