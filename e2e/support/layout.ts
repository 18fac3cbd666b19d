import type { Page } from '@playwright/test';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One line of words as it is drawn. */
interface Line {
  words: string;
  /** Lines with the same number are one text. */
  text: number;
  /** What of it can be seen. */
  seen: Box;
  /** What cuts off a part of it for ever, so that no scrolling brings it to light. */
  cutBy: string | null;
  /** The picture painted over it, or over a part of it. */
  coveredBy: string | null;
  /** It stands on something that stays where it is while the page scrolls. */
  isFixed: boolean;
}

interface Control {
  name: string;
  /** What of it can be seen, line by line where it is a link that wraps. */
  seen: Box[];
  /** What it stands on: 0 is the page, any other number something fixed above it. */
  layer: number;
  /** The numbers of the controls around it. */
  inside: number[];
}

interface Layout {
  lines: Line[];
  controls: Control[];
}

/** The most that a rounded box or an antialiased edge may stand out, in pixels. */
const TOLERANCE_PX = 2;

/** Has the browser lay out what it would skip until somebody comes near. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { style } of [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (box) => getComputedStyle(box).contentVisibility !== 'visible',
    )) {
      style.contentVisibility = 'visible';
      // Such a box cuts what stands out of it, near and far.
      style.overflow = 'clip';
    }
  });

/** Where all words and all things to press are, and what of them can be seen. What a dialog covers is left out. */
export const measureLayout = async (page: Page): Promise<Layout> => {
  await layOutAll(page);
  return page.evaluate((tolerance) => {
    const pressable =
      'a[href], button, select, textarea, input:not([type="hidden"]), summary, [role="button"], [role="option"], [role="menuitem"]';

    const ancestors = (element: Element): Element[] => {
      const around: Element[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) around.push(box);
      return around;
    };
    const isShown = (element: Element): boolean =>
      !element.closest('[aria-hidden="true"], [inert], option') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isFixed = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

    const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
    const seenPart = ({ left, right, top, bottom }: Box, around: Element[]): Box => {
      const seen = { left, right, top, bottom };
      for (const box of around) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible') {
          seen.left = Math.max(seen.left, edge.left);
          seen.right = Math.min(seen.right, edge.right);
        }
        if (overflowY !== 'visible') {
          seen.top = Math.max(seen.top, edge.top);
          seen.bottom = Math.min(seen.bottom, edge.bottom);
        }
      }
      return seen;
    };
    const isSeen = ({ left, right, top, bottom }: Box): boolean => right - left > tolerance && bottom - top > tolerance;

    /** The box that cuts a line off, unless it is meant to: by an ellipsis, or because it is for listeners alone. */
    const cutBy = (line: Box, around: Element[]): string | null => {
      for (const box of around) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (width <= tolerance || height <= tolerance) return null;
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return null;
        if (scrolls(overflowX) || scrolls(overflowY)) return null;
        const isCutAside = line.left < left - tolerance || line.right > right + tolerance;
        const isCutBelow = line.top < top - tolerance || line.bottom > bottom + tolerance;
        if ((cuts(overflowX) && isCutAside) || (cuts(overflowY) && isCutBelow)) {
          return `<${box.tagName.toLowerCase()} class="${box.className}">`;
        }
      }
      // What is as a whole above or beside the page was put there on purpose.
      const scrolled = around.some((box) => getComputedStyle(box).position === 'fixed') ? 0 : scrollY;
      const [top, bottom, left, right] = [line.top + scrolled, line.bottom + scrolled, line.left, line.right];
      const isAtEdge = (top < -tolerance && bottom > tolerance) || (left < -tolerance && right > tolerance);
      return isAtEdge ? 'the edge of the page' : null;
    };

    const pictures = [...document.images].filter((image) => image.checkVisibility({ opacityProperty: true }));
    const pictureBoxes = pictures.map((image) => image.getBoundingClientRect());
    // Hit testing stands for painting order. A card's link covers the whole card by a pseudo-element, which paints nothing.
    const hitEverything = document.createElement('style');
    hitEverything.textContent =
      '* { pointer-events: auto !important; } *::before, *::after { pointer-events: none !important; }';
    document.head.append(hitEverything);
    const [left, top] = [scrollX, scrollY];
    const picturesAbove = (parent: Element, x: number, y: number): Element[] => {
      const stack = document.elementsFromPoint(x, y);
      return stack
        .slice(0, Math.max(stack.indexOf(parent), 0))
        .filter((element) => element instanceof HTMLImageElement);
    };
    const coveredBy = (line: Box, parent: Element, isOnFixed: boolean): string | null => {
      if (
        !pictureBoxes.some(
          (box) => box.left < line.right && box.right > line.left && box.top < line.bottom && box.bottom > line.top,
        )
      )
        return null;
      // Only what is in the window can be hit.
      if (!isOnFixed) scrollTo({ left, top: top + line.top - innerHeight / 2, behavior: 'instant' });
      const y = (line.top + line.bottom) / 2 + top - scrollY;
      const [picture] = [0.1, 0.5, 0.9]
        .flatMap((share) => picturesAbove(parent, line.left + share * (line.right - line.left), y))
        // What stays in place while the page scrolls covers no text for good.
        .filter((image) => isOnFixed || !ancestors(image).some(isFixed));
      scrollTo({ left, top, behavior: 'instant' });
      return picture ? `<img alt="${picture.getAttribute('alt') ?? ''}">` : null;
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = 0; texts.nextNode(); text += 1) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const words = textContent?.trim() ?? '';
      if (words === '' || !parent || !isShown(parent)) continue;
      const around = ancestors(parent);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const seen = seenPart(line, around);
        const cut = cutBy(line, around);
        if (!isSeen(seen) && cut === null) continue;
        const isOnFixed = around.some(isFixed);
        const covered = isSeen(seen) ? coveredBy(seen, parent, isOnFixed) : null;
        lines.push({ words: words.slice(0, 60), text, seen, cutBy: cut, coveredBy: covered, isFixed: isOnFixed });
      }
    }
    hitEverything.remove();

    // A field is pressed by its label, wherever the field itself lies.
    const elements = [
      ...new Set(
        [...document.querySelectorAll(pressable)]
          .filter(isShown)
          .map((element) => (element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element)),
      ),
    ];
    const layers: (Element | undefined)[] = [undefined];
    const controls = elements.map((element) => {
      const around = ancestors(element);
      const base = around.find(isFixed);
      if (!layers.includes(base)) layers.push(base);
      const words = element.getAttribute('aria-label') ?? element.textContent;
      return {
        name: `<${element.tagName.toLowerCase()}> “${words.trim().slice(0, 40)}”`,
        seen: [...element.getClientRects()].map((box) => seenPart(box, around.slice(1))).filter(isSeen),
        layer: layers.indexOf(base),
        inside: around.slice(1).flatMap((box) => (elements.includes(box) ? elements.indexOf(box) : [])),
      };
    });
    return { lines, controls };
  }, TOLERANCE_PX);
};

const lieOver = (one: Box, other: Box, tolerance = TOLERANCE_PX): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;

const pairs = <Item>(items: Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));

/** Words of which a part is cut off for ever. */
export const clippedWords = ({ lines }: Layout): string[] =>
  lines.flatMap(({ words, cutBy }) => (cutBy === null ? [] : `“${words}” by ${cutBy}`));

/** Text under a picture. */
export const coveredText = ({ lines }: Layout): string[] =>
  lines.flatMap(({ words, coveredBy }) => (coveredBy === null ? [] : `“${words}” under ${coveredBy}`));

/** Words that stand over other words, so that neither can be read. What stands still above a page that scrolls may. */
export const overlappingWords = ({ lines }: Layout): string[] =>
  pairs(lines.filter(({ isFixed }) => !isFixed))
    .filter(([one, other]) => one.text !== other.text && lieOver(middleOf(one.seen), middleOf(other.seen)))
    .map(([one, other]) => `“${one.words}” and “${other.words}”`);

/** Lines of a tight heading share a little of what is above and below their letters. */
const middleOf = ({ top, bottom, ...sides }: Box): Box => {
  const quarter = (bottom - top) / 4;
  return { ...sides, top: top + quarter, bottom: bottom - quarter };
};

/** Pairs of things to press that lie over each other, so that a finger can't tell which it hits. */
export const overlappingControls = ({ controls }: Layout): string[] =>
  pairs(controls.map((control, number) => ({ ...control, number })))
    .filter(([one, other]) => one.layer === other.layer)
    .filter(([one, other]) => !one.inside.includes(other.number) && !other.inside.includes(one.number))
    .filter(([one, other]) => one.seen.some((a) => other.seen.some((b) => lieOver(a, b))))
    .map(([one, other]) => `${one.name} and ${other.name}`);
