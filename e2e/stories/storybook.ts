import { existsSync, readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { serveFolder } from '../support/staticServer';
import { openPreview } from './show';
import { watch, type Watched } from './watch';

interface Story {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: 'story' | 'docs';
  tags: string[];
}

const folder = 'storybook-static';

/** The built stories; only those of the files in STORIES (separated by commas) if it is set. */
export function readStories(): Story[] {
  if (!existsSync(`${folder}/index.json`))
    throw new Error(`${folder}/ is missing: run \`npm run build-storybook\` first.`);
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Story> };
  const files = process.env.STORIES?.split(',').map((file) => `./${file}`);
  return Object.values(entries).filter(
    ({ type, importPath }) => type === 'story' && (files?.includes(importPath) ?? true),
  );
}

/** One page per worker renders all its stories, because new pages would take most of the run. */
export const test = base.extend<object, { storybookUrl: string; storyPage: Page; watched: Watched }>({
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
      await openPreview(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ storyPage, storybookUrl }, use) => {
      await use(watch(storyPage, storybookUrl));
    },
    { scope: 'worker' },
  ],
});
