import type { Page } from '@playwright/test';

/**
 * Counts what a finger does. Typing isn't a tap, nor is the phone keyboard's Next key, which leads to the next field as
 * Tab does here.
 * @returns the count so far
 */
export const countTaps = async (page: Page): Promise<() => number> => {
  let taps = 0;
  await page.exposeFunction('countTap', () => (taps += 1));
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    document.addEventListener('pointerup', ({ isTrusted }) => isTrusted && countTap(), { capture: true });
  });
  return () => taps;
};
