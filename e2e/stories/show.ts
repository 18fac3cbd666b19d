import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { layOutAll } from '../support/layout';
import type { Watched } from './watch';

interface StoryEvent {
  storyId?: string;
  status?: string;
  description?: string;
  message?: string;
}

/** The parts of Storybook's preview that the run uses, and what it adds. */
interface PreviewWindow {
  /** How many calls the story leaves without a response. */
  endlessCalls: number;
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: {
      loadStory(wanted: { storyId: string }): Promise<{
        component?: { __docgenInfo?: { description?: string } };
        parameters: { docs?: { description?: { component?: string } } };
      }>;
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data?: StoryEvent) => void): void;
    off(event: string, listener: (data?: StoryEvent) => void): void;
    emit(event: string, data: object): void;
  };
}

/** Opens Storybook's preview for all stories of a worker. */
export async function openPreview(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Storybook then ends animations instead of waiting for them, and its highlighter doesn't restyle the page on each change.
    Object.assign(window, { __vitest_browser__: true, __STORYBOOK_HIGHLIGHT_INITIALIZED: true, endlessCalls: 0 });
    // MSW's infinite delay is the longest one that browsers take.
    const { setTimeout } = window;
    const countEndless = (handler: TimerHandler, ms?: number, ...args: unknown[]): number => {
      if (ms === 2 ** 31 - 1) (window as unknown as PreviewWindow).endlessCalls += 1;
      return setTimeout(handler, ms, ...args);
    };
    Object.assign(window, { setTimeout: countEndless });
  });
  await page.goto('/iframe.html?viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as PreviewWindow;
    await preview.ready();
    // Each story runs axe by itself. Without a story the URL can't set globals.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/**
 * Renders a story, its play function included.
 *
 * @returns Storybook's status of the outcome, and the intro of the component's Docs page: its doc comment, or that of its
 *   stories
 */
export const show = (page: Page, storyId: string): Promise<{ outcome: string; intro: string }> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as PreviewWindow;
    const outcome = await new Promise<string>((resolve) => {
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
      const end = (status: string): void => {
        for (const [event, listener] of listeners) channel.off(event, listener);
        resolve(status);
      };
      for (const [event, listener] of listeners) channel.on(event, listener);
      (window as unknown as PreviewWindow).endlessCalls = 0;
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    if (outcome !== 'success') return { outcome, intro: '' };
    const { component, parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
    return { outcome, intro: parameters.docs?.description?.component ?? component?.__docgenInfo?.description ?? '' };
  }, storyId);

const QUIET_FRAMES = 4;
const REQUEST_TIMEOUT_MS = 1500;

/**
 * Waits until code, fonts, pictures and responses are loaded, and React and observers have rendered them. Ignores calls
 * that a story leaves pending.
 */
export async function settle(page: Page, { pending }: Watched): Promise<void> {
  const isAwaited = async () =>
    [...pending.values()].some((began) => Date.now() - began < REQUEST_TIMEOUT_MS) &&
    pending.size > (await page.evaluate(() => (window as unknown as PreviewWindow).endlessCalls));
  do {
    while (await isAwaited()) await delay(20);
    // What was skipped may load fonts, and observers measure it.
    await layOutAll(page);
    await page.evaluate(
      (frames) =>
        new Promise<void>((resolve) => {
          // A countdown never stops changing.
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
            void document.fonts.ready.then(() => resolve());
          };
          requestAnimationFrame(onFrame);
        }),
      QUIET_FRAMES,
    );
  } while (await isAwaited());
}

export async function resize(page: Page, watched: Watched, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await settle(page, watched);
}
