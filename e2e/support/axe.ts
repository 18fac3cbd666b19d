import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { layOutAll } from './layout';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Axe violations, one line per rule with its elements. @param off ids of rules that don't apply */
export async function axeFindings(page: Page, off: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Skipped content has no position, so axe would compute its contrast from the wrong background.
  await layOutAll(page);
  await endTransitions(page);
  const violations = await page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return (await axe.run(document, { rules, resultTypes: ['violations'] })).violations;
    },
    Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  );
  return violations.map(describe);
}

/** Ends colour transitions, during which contrast is too low for a moment. Animations without an end go on. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  });

function describe({ id, help, nodes }: Axe.Result): string {
  return `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
}

/** Returns by how many pixels the page is wider than the viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
