export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
