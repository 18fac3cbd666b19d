import type { BrowserContext } from '@playwright/test';
import type { RunningShop } from './server';
import { expect } from './test';

interface Message {
  body: string;
  headers: Record<string, string>;
}

/** The provider's messages arrive, one after the other. */
export async function deliver(shop: RunningShop, provider: string, messages: readonly Message[]): Promise<void> {
  for (const { body, headers } of messages) {
    const url = `${shop.url}/api/web/payment/webhook/${provider}`;
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(200);
  }
}

/**
 * The provider's pages, which have only the way back, because tests pay at the fake provider.
 * @param backFrom what a page's URL leads back to
 */
export const showProviderPages = (context: BrowserContext, pages: string, backFrom: (url: URL) => string) =>
  context.route(pages, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Pay</title><h1>The provider’s page</h1><a href="${backFrom(new URL(route.request().url()))}">Done</a>`,
    }),
  );
