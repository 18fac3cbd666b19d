import type { Page, Request } from '@playwright/test';

/** The page has requested and reported these while it showed the current story. */
export interface Watched {
  /** Pending requests, with their start times. */
  pending: Map<Request, number>;
  errors: string[];
  /** Forgets what the story before left. */
  begin(): void;
}

export function watch(page: Page, storybookUrl: string): Watched {
  const pending = new Map<Request, number>();
  const requested = new Set<string>();
  const errors: string[] = [];
  const onEnd = (request: Request) => pending.delete(request);
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  page.on('request', (request) => {
    requested.add(request.url());
    pending.set(request, Date.now());
  });
  page.on('pageerror', (error) => errors.push(`${String(error)} ${error.stack ?? ''}`));
  page.on('console', (message) => {
    // Chromium logs the failed calls of some stories, map tiles, which never load here, and what an earlier story left pending.
    const { url } = message.location();
    const failedCall =
      message.text().startsWith('Failed to load resource') &&
      (url.includes('/api/') || !url.startsWith(storybookUrl) || !requested.has(url));
    if (message.type() === 'error' && !failedCall) errors.push(`${message.text()} ${url}`);
  });
  return {
    pending,
    errors,
    begin: () => {
      pending.clear();
      requested.clear();
      errors.length = 0;
    },
  };
}
