/** Where this page loads hashed files from: '' is the shop itself, otherwise the origin of a CDN. */
export const assetsUrl = (): string => document.documentElement.dataset.assets ?? '';
