import type { Page } from '@playwright/test';

type Clip = { x: number; y: number; width: number; height: number };

/** The part of the viewport with an element and its outline. */
const boxAround = (element: Element): Clip => {
  const margin = 16;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return { x, y, width: Math.min(innerWidth, right + margin) - x, height: Math.min(innerHeight, bottom + margin) - y };
};

/** Presses Tab repeatedly; returns the elements whose focus makes no visible difference. */
export async function invisibleFocus(page: Page, presses: number): Promise<string[]> {
  const invisible: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element || element === document.body) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    });
    if (focused === null) return invisible;
    const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    const changes = async (clip?: Clip): Promise<boolean> => {
      const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) });
      const withFocus = await picture();
      await element.evaluate((it) => it.blur());
      const without = await picture();
      await element.evaluate((it) => it.focus({ preventScroll: true }));
      return !withFocus.equals(without);
    };
    // Most are marked where they are, and a small picture takes a fraction of the time of the whole page's.
    const isVisible = (await changes(await element.evaluate(boxAround))) || (await changes());
    if (!isVisible) invisible.push(focused);
    await element.dispose();
  }
  return invisible;
}

/**
 * Returns what hides part of the focused element or its outline: the viewport's edge, a clipping ancestor or a fixed
 * bar. It returns null when nothing is focused.
 */
export const focusHiddenBy = (page: Page): Promise<{ name: string; hiddenBy: string[] } | null> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return null;
    const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim();
    const element = focused.closest('label') ?? focused;
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const box = element.getBoundingClientRect();
    const hiddenBy: string[] = [];
    /** A pixel of difference is rounding. */
    const reaches = (from: number, to: number, edge: number, otherEdge: number): boolean =>
      from - ring < edge - 0.5 || to + ring > otherEdge + 0.5;
    if (reaches(box.left, box.right, 0, innerWidth) || reaches(box.top, box.bottom, 0, innerHeight))
      hiddenBy.push('the edge of the window');
    // An element without an outline of its own is outlined by an ancestor.
    for (
      let outer = ring > 0 ? element.parentElement : null;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const { overflowX, overflowY, contentVisibility } = getComputedStyle(outer);
      const cuts = (overflow: string) => overflow !== 'visible' || contentVisibility !== 'visible';
      const edge = outer.getBoundingClientRect();
      if (
        (cuts(overflowX) && reaches(box.left, box.right, edge.left, edge.right)) ||
        (cuts(overflowY) && reaches(box.top, box.bottom, edge.top, edge.bottom))
      )
        hiddenBy.push(`the edge of <${outer.tagName.toLowerCase()}>`);
    }
    const barOf = (it: Element | null): Element | null =>
      !it || /fixed|sticky/.test(getComputedStyle(it).position) ? it : barOf(it.parentElement);
    const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    for (const [x, y] of [
      [middleX, box.top + 2],
      [middleX, box.bottom - 2],
      [box.left + 2, middleY],
      [box.right - 2, middleY],
    ] as const) {
      const bar = barOf(document.elementFromPoint(x, y));
      if (bar && !bar.contains(element)) hiddenBy.push(`<${bar.tagName.toLowerCase()}> over it`);
    }
    return { name, hiddenBy };
  });

/** Selected elements that look like unselected ones in forced colours. */
export const indistinctSelections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selected =
      ':checked:not(option), [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])';
    const properties = [
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
    const styleOf = (element: Element): string => {
      const styles = getComputedStyle(element);
      const marks = [...element.querySelectorAll('svg')].map((svg) => [svg.innerHTML, getComputedStyle(svg).transform]);
      const native = element.querySelector('input')?.checkVisibility({ opacityProperty: true });
      return JSON.stringify([
        ...properties.map((name) => styles[name]),
        marks,
        native && element.querySelector('input')?.checked,
      ]);
    };
    const groupOf = (element: Element): Element | null =>
      element.closest('[role="radiogroup"], [role="listbox"], [role="tablist"], [role="group"], nav, ul, fieldset');
    return [...document.querySelectorAll(selected)].flatMap((element) => {
      const kind = element instanceof HTMLInputElement ? `input[type="${element.type}"]` : element.tagName;
      const others = [...(groupOf(element)?.querySelectorAll(kind) ?? [])].filter((other) => !other.matches(selected));
      const alike = others.some((other) => styleOf(shown(other)) === styleOf(shown(element)));
      return alike ? [`<${element.tagName.toLowerCase()}> “${shown(element).textContent.trim().slice(0, 40)}”`] : [];
    });
  });
