import type { Page } from '@playwright/test';

/** Text fields of less than 16 px, into which a phone's browser zooms. */
export const fieldsThatZoom = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file]), select, textarea')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );

/** Chips and rows to choose from that are too low for a finger, also with the margin that takes its touch. */
export const lowChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('label:has(> input:is([type=radio], [type=checkbox])), summary')]
      .map((choice) => {
        const { position, height } = getComputedStyle(choice, '::after');
        const reach = position === 'absolute' ? parseFloat(height) : 0;
        return { name: choice.textContent, height: Math.max(choice.offsetHeight, reach || 0) };
      })
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ name, height }) => `${name}: ${height}`),
  );
