import type { Page } from '@playwright/test';

/** Presses of Tab after which nothing that is pictured has changed: the focus went somewhere, and nobody sees where. */
export async function unseenFocus(page: Page, presses: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    });
    if (focused === null) return unseen;
    const withFocus = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    await element.evaluate((it) => it.blur());
    const without = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (withFocus.equals(without)) unseen.push(focused);
    await element.evaluate((it) => it.focus({ preventScroll: true }));
    await element.dispose();
  }
  return unseen;
}

/**
 * Choices that look like those which were not made: neither a border, an outline, a mark, a weight nor a line sets them
 * apart where the colours of the page are not its own.
 */
export const unseenChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      ':checked:not(option), [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
    const told = [
      'borderStyle',
      'borderWidth',
      'borderColor',
      'outlineStyle',
      'outlineWidth',
      'backgroundColor',
      'color',
      'fontWeight',
      'textDecorationLine',
    ] as const;
    const shown = (element: Element): Element =>
      element instanceof HTMLInputElement ? (element.closest('label') ?? element.parentElement ?? element) : element;
    const looks = (element: Element): string => {
      const styles = getComputedStyle(element);
      const marks = [...element.querySelectorAll('svg')].map((svg) => [svg.innerHTML, getComputedStyle(svg).transform]);
      const native = element.querySelector('input')?.checkVisibility({ opacityProperty: true });
      return JSON.stringify([
        ...told.map((name) => styles[name]),
        marks,
        native && element.querySelector('input')?.checked,
      ]);
    };
    const groupOf = (element: Element): Element | null =>
      element.closest('[role="radiogroup"], [role="listbox"], [role="tablist"], [role="group"], nav, ul, fieldset');
    return [...document.querySelectorAll(chosen)].flatMap((element) => {
      const kind = element instanceof HTMLInputElement ? `input[type="${element.type}"]` : element.tagName;
      const others = [...(groupOf(element)?.querySelectorAll(kind) ?? [])].filter((other) => !other.matches(chosen));
      const alike = others.some((other) => looks(shown(other)) === looks(shown(element)));
      return alike ? [`<${element.tagName.toLowerCase()}> “${shown(element).textContent.trim().slice(0, 40)}”`] : [];
    });
  });
