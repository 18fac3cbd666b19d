/** Lets the browser paint and listen before the next piece of work, so that none of them is felt. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
