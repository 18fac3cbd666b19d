import { readFileSync, existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { axeFindings, overflow } from '../support/axe';
import { serveFolder } from '../support/staticServer';

interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const folder = 'storybook-static';
/** A story is a part of a page: landmarks and the main heading are the page's. */
const RULES_OF_WHOLE_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];

function readStories(): StoryEntry[] {
  if (!existsSync(`${folder}/index.json`))
    throw new Error(`${folder}/ is missing: run \`npm run build-storybook\` first.`);
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** One page per worker renders one story after the other: a fresh one each time would take most of the run. */
const test = base.extend<object, { storyPage: Page; storybookUrl: string }>({
  storybookUrl: [
    async ({ browserName: _ }, use) => {
      const server = await serveFolder(folder);
      await use(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser, storybookUrl }, use) => {
      const page = await browser.newPage({ baseURL: storybookUrl, reducedMotion: 'reduce', locale: 'en-IN' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of readStories()) {
  test(`${story.title}: ${story.name}`, async ({ storyPage: page, storybookUrl }) => {
    const complaints: string[] = [];
    const onPageError = (error: Error) => complaints.push(`${String(error)} ${error.stack ?? ''}`);
    const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
      // A story of a failed call fails a call, and no map tile comes from outside this machine: the browser says so.
      const { url } = message.location();
      const failedCall =
        message.text().startsWith('Failed to load resource') &&
        (url.includes('/api/') || !url.startsWith(storybookUrl));
      if (message.type() === 'error' && !failedCall) complaints.push(`${message.text()} ${message.location().url}`);
    };
    page.on('pageerror', onPageError).on('console', onConsole);
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      // The a11y panel's own run of axe would come between.
      await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
      expect(await storyOutcome(page), 'how the story ended').toBe('success');
      expect.soft(await overflow(page), 'pixels wider than a phone of 360').toBe(0);
      expect.soft(await axeFindings(page, RULES_OF_WHOLE_PAGES), 'axe at 360 px').toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await axeFindings(page, RULES_OF_WHOLE_PAGES), 'axe at 1280 px').toEqual([]);
      expect.soft(complaints, 'errors in the console').toEqual([]);
    } finally {
      page.off('pageerror', onPageError).off('console', onConsole);
    }
  });
}

/** Waits until Storybook is through with the story, its play function included, and tells its own word for the outcome. */
async function storyOutcome(page: Page): Promise<string> {
  const outcome = await page.waitForFunction(() => {
    type Channel = { last(event: string): [unknown] | undefined };
    const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException']) {
      const failure = channel?.last(event)?.[0] as { description?: string; message?: string } | undefined;
      if (failure) return `${event}: ${failure.description ?? failure.message ?? ''}`;
    }
    return (channel?.last('storyFinished')?.[0] as { status: string } | undefined)?.status;
  });
  return String(await outcome.jsonValue());
}
