import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const MAX_TABS = 120;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_TABS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Goes to the target by Tab and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Records what screen readers would announce: every text that appears in a live region. @returns reads it, from its start */
export async function announced(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live="polite"], [role="status"], [role="alert"]');
        const text = region?.textContent.trim() ?? '';
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }
      // A region that comes with its text, as toasts do.
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          const alert =
            node instanceof Element
              ? node.matches('[role="alert"]')
                ? node
                : node.querySelector('[role="alert"]')
              : null;
          if (alert?.textContent) said.push(alert.textContent.trim());
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
