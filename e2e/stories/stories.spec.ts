import { readFileSync, existsSync } from 'node:fs';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { axeFindings, overflow } from '../support/axe';
import { indistinctSelections, invisibleFocus } from '../support/focus';
import { clippedText, coveredText, measureLayout, overlappingControls, overlappingText } from '../support/layout';
import { serveFolder } from '../support/staticServer';

interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const folder = 'storybook-static';
/** Most stories show a part of a page, whose landmarks and main heading belong to the page. */
const RULES_OF_WHOLE_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];
/** Storybook's hidden links precede the skip link, which axe therefore doesn't recognize. */
const RULES_OF_FIRST_LINKS = ['region'];
/** A loading page has no title yet. */
const RULES_OF_TITLES = ['page-has-heading-one'];
/** In forced colours axe still computes with the theme's colours. */
const RULES_OF_OUR_COLOURS = ['color-contrast'];

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** The viewport of a desktop zoomed to 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** Limits the Tab stops followed, because each takes two screenshots. */
const TABS_FOLLOWED = 12;

function readStories(): StoryEntry[] {
  if (!existsSync(`${folder}/index.json`))
    throw new Error(`${folder}/ is missing: run \`npm run build-storybook\` first.`);
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** One page per worker renders all its stories, because new pages would take most of the run. */
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
  const is = (tag: string): boolean => story.tags.includes(tag);
  const offRules = [
    ...(is('screen') ? RULES_OF_FIRST_LINKS : RULES_OF_WHOLE_PAGES),
    ...(is('untitled') ? RULES_OF_TITLES : []),
    ...(is('forced-colors') ? RULES_OF_OUR_COLOURS : []),
  ];

  test(`${story.title}: ${story.name}`, async ({ storyPage: page, storybookUrl }) => {
    const pageErrors: string[] = [];
    const onPageError = (error: Error) => pageErrors.push(`${String(error)} ${error.stack ?? ''}`);
    const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
      // Chromium logs the failed calls of some stories, map tiles, which never load here, and what an earlier story left pending.
      const { url } = message.location();
      const failedCall =
        message.text().startsWith('Failed to load resource') &&
        (url.includes('/api/') || !url.startsWith(storybookUrl) || !requested.has(url));
      if (message.type() === 'error' && !failedCall) pageErrors.push(`${message.text()} ${message.location().url}`);
    };
    const requests = new Map<Request, number>();
    const requested = new Set<string>();
    const onRequest = (request: Request) => {
      requested.add(request.url());
      requests.set(request, Date.now());
    };
    const onFinished = (request: Request) => requests.delete(request);
    page.on('pageerror', onPageError).on('console', onConsole);
    page.on('request', onRequest).on('requestfinished', onFinished).on('requestfailed', onFinished);

    const holdsItsLayout = async (width: number) => {
      expect.soft(await overflow(page), `pixels wider than ${width}`).toBe(0);
      const layout = await measureLayout(page);
      expect.soft(clippedText(layout), `text cut off at ${width} px`).toEqual([]);
      expect.soft(overlappingText(layout), `text over text at ${width} px`).toEqual([]);
      expect.soft(coveredText(layout), `text under pictures at ${width} px`).toEqual([]);
      expect.soft(overlappingControls(layout), `controls over each other at ${width} px`).toEqual([]);
    };
    try {
      await page.emulateMedia({ forcedColors: is('forced-colors') ? 'active' : 'none' });
      await page.setViewportSize(PHONE);
      expect(await show(page, story.id), 'how the story ended').toBe('success');
      await settle(page, requests);
      expect.soft(await usageNote(page, story.id), 'the usage note').toMatch(/\w{3}/);
      await holdsItsLayout(PHONE.width);
      expect.soft(await axeFindings(page, offRules), 'axe at 360 px').toEqual([]);
      if (is('zoomed')) {
        await resize(page, ZOOMED);
        await holdsItsLayout(ZOOMED.width);
      }
      await resize(page, DESKTOP);
      await holdsItsLayout(DESKTOP.width);
      // Screens cover the components at this width, too.
      if (is('screen')) expect.soft(await axeFindings(page, offRules), 'axe at 1280 px').toEqual([]);
      if (is('forced-colors')) {
        expect.soft(await indistinctSelections(page), 'selections without a visible difference').toEqual([]);
        expect.soft(await invisibleFocus(page, TABS_FOLLOWED), 'focus without a visible difference').toEqual([]);
      }
      expect.soft(pageErrors, 'errors in the console').toEqual([]);
    } finally {
      page.off('pageerror', onPageError).off('console', onConsole);
      page.off('request', onRequest).off('requestfinished', onFinished).off('requestfailed', onFinished);
    }
  });
}

/** Renders a story, its play function included. @returns Storybook's status of the outcome */
async function show(page: Page, storyId: string): Promise<string> {
  // Loaded once for all stories of a worker. Without the a11y panel's own axe run, which would interfere.
  if (!(await page.evaluate(() => '__STORYBOOK_PREVIEW__' in window))) {
    await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true');
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() =>
      (window as unknown as { __STORYBOOK_PREVIEW__: { ready(): Promise<void> } }).__STORYBOOK_PREVIEW__.ready(),
    );
  }
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        type StoryEvent = { storyId?: string; status?: string; description?: string; message?: string };
        interface Channel {
          on(event: string, listener: (data?: StoryEvent) => void): void;
          off(event: string, listener: (data?: StoryEvent) => void): void;
          emit(event: string, data: object): void;
        }
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        const listeners: [event: string, listener: (data?: StoryEvent) => void][] = [
          ['storyUnchanged', () => channel.emit('forceRemount', { storyId: id })],
          ['storyFinished', (data) => data?.storyId === id && end(data.status ?? '')],
          ...['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'].map(
            (event): [string, (data?: StoryEvent) => void] => [
              event,
              (data) => end(`${event}: ${data?.description ?? data?.message ?? ''}`),
            ],
          ),
        ];
        const end = (outcome: string): void => {
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(outcome);
        };
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
}

const QUIET_FRAMES = 3;

/** Waits until observers have reported the new size and React has rendered it: frames without a change, at most a second. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const latest = performance.now() + 1000;
        let quiet = 0;
        const observer = new MutationObserver(() => (quiet = 0));
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const onFrame = (now: number): void => {
          quiet += 1;
          if (quiet <= frames && now < latest) {
            requestAnimationFrame(onFrame);
            return;
          }
          observer.disconnect();
          setTimeout(resolve);
        };
        requestAnimationFrame(onFrame);
      }),
    QUIET_FRAMES,
  );
}

const QUIET_MS = 120;
const REQUEST_TIMEOUT_MS = 1500;

/**
 * Waits until a story's code, fonts and responses are loaded and rendered. Ignores calls that a story leaves pending.
 * @param requests pending ones, with their start times
 */
async function settle(page: Page, requests: ReadonlyMap<Request, number>): Promise<void> {
  const isAwaited = () => [...requests.values()].some((began) => Date.now() - began < REQUEST_TIMEOUT_MS);
  do {
    while (isAwaited()) await page.waitForTimeout(QUIET_MS / 4);
    await page.evaluate(
      (quietMs) =>
        new Promise<void>((resolve) => {
          let timer = setTimeout(done, quietMs);
          // A countdown never stops changing.
          const latest = setTimeout(done, 1000);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(done, quietMs);
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          function done() {
            observer.disconnect();
            clearTimeout(timer);
            clearTimeout(latest);
            void document.fonts.ready.then(() => resolve());
          }
        }),
      QUIET_MS,
    );
  } while (isAwaited());
}

/** The intro of the component's Docs page: the doc comment of the component, or that of its stories. */
const usageNote = (page: Page, storyId: string): Promise<string> =>
  page.evaluate(async (id) => {
    interface Prepared {
      component?: { __docgenInfo?: { description?: string } };
      parameters: { docs?: { description?: { component?: string } } };
    }
    interface Preview {
      storyStoreValue: { loadStory(wanted: { storyId: string }): Promise<Prepared> };
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const { component, parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
    return parameters.docs?.description?.component ?? component?.__docgenInfo?.description ?? '';
  }, storyId);
