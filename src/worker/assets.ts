import type { WorkboxPlugin } from 'workbox-core';

declare const self: ServiceWorkerGlobalScope & { assetsUrl?: string };

/** The server writes the origin of its CDN in front of the script; '' is the shop itself. */
export const assetsUrl = self.assetsUrl ?? '';

/** Pages load a CDN's scripts and pictures without CORS. What such requests get can't be inspected, so it would not be cached. */
export const withCors: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    new URL(request.url).origin === assetsUrl ? new Request(request.url, { credentials: 'omit' }) : request,
};
