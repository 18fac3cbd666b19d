/** The page on which a customer follows an order. */
export const orderPathOf = (orderId: string | null): string | null =>
  orderId === null ? null : `/profile/order/track?id=${encodeURIComponent(orderId)}`;
