/** `provider` of transfers in cash. Their reference is the order's number, so that each order is collected once. */
export const AT_DOOR = 'at_door';
