/** How many products each category shows on the front page. */
export const PRODUCTS_PER_RAIL = 8;
