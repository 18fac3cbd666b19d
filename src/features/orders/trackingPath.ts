/** Where an order is followed. */
export const trackingPath = (orderId: string): string => `/profile/order/track?id=${encodeURIComponent(orderId)}`;
