/** `provider` of cash transfers. Their reference is the order number, so an order is collected only once. */
export const AT_DOOR = 'at_door';
