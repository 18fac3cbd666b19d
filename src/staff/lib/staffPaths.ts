/** An order's page in the console. */
export const staffOrderPath = (orderNumber: string): string => `/staff/orders/${encodeURIComponent(orderNumber)}`;

/** A pack's stock, batches and history. */
export const packStockPath = (packId: string): string => `/staff/stock/${encodeURIComponent(packId)}`;

/** Who got a batch, and its recall. */
export const batchPath = (batchId: string): string => `/staff/stock/batches/${encodeURIComponent(batchId)}`;
