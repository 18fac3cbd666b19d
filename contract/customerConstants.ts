export const MAX_CUSTOMER_NOTE = 300;

export const MAX_NOTES_PER_CUSTOMER = 100;

export const MAX_BLOCK_REASON = 200;
