/** For customers, above the categories: the order that waits for its payment, and what was bought before. */
export const CustomerStart = () => null;
