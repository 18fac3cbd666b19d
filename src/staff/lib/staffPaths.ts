/** An order's page in the console. */
export const staffOrderPath = (orderNumber: string): string => `/staff/orders/${encodeURIComponent(orderNumber)}`;
