import type { Page } from '@playwright/test';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A rendered line of text. */
interface Line {
  content: string;
  /** Identifies the text that the line belongs to. */
  text: number;
  /** The part of the box that is visible. */
  seen: Box;
  /** The element that clips part of it permanently. */
  cutBy: string | null;
  /** The picture that covers it, or part of it. */
  coveredBy: string | null;
  /** It is inside a fixed element. */
  isFixed: boolean;
}

interface Control {
  name: string;
  /** The visible parts: one per line for a link that wraps. */
  seen: Box[];
  /** 0 is the page; any other number is a fixed layer above it. */
  layer: number;
  /** The indexes of the controls around it. */
  inside: number[];
}

interface Layout {
  /** The page is wider than the viewport by so many pixels. */
  overflow: number;
  lines: Line[];
  controls: Control[];
}

/** Allows for rounded corners and antialiasing. */
const TOLERANCE_PX = 2;

/** Switches `content-visibility: auto` off. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { style } of [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (box) => getComputedStyle(box).contentVisibility !== 'visible',
    )) {
      style.contentVisibility = 'visible';
      // Such a box still clips its overflow.
      style.overflow = 'clip';
    }
  });

/** Returns what is wrong with the layout at the present size, one line per problem. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const layout = await measureLayout(page);
  return [
    ...(layout.overflow > 0 ? [`${layout.overflow} pixels wider than the window`] : []),
    ...clippedText(layout).map((problem) => `text cut off: ${problem}`),
    ...overlappingText(layout).map((problem) => `text over text: ${problem}`),
    ...coveredText(layout).map((problem) => `text under a picture: ${problem}`),
    ...overlappingControls(layout).map((problem) => `controls over each other: ${problem}`),
  ];
}

/** Measures all text and controls with their visible parts. Leaves out what a dialog covers. */
const measureLayout = async (page: Page): Promise<Layout> => {
  await layOutAll(page);
  const layout = await page.evaluate((tolerance): Layout | null => {
    const elementsOfPage = [...document.querySelectorAll('body *')];
    // What was rendered since has the height of its placeholder, and its text would overlap what follows.
    if (elementsOfPage.some((box) => getComputedStyle(box).contentVisibility !== 'visible')) return null;
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
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

    /** The box that clips a line unintentionally: ellipses and screen-reader-only text are left out. */
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
      // Content moved entirely above or beside the page is hidden on purpose.
      const scrolled = around.some((box) => getComputedStyle(box).position === 'fixed') ? 0 : scrollY;
      const [top, bottom, left, right] = [line.top + scrolled, line.bottom + scrolled, line.left, line.right];
      const isAtEdge = (top < -tolerance && bottom > tolerance) || (left < -tolerance && right > tolerance);
      return isAtEdge ? 'the edge of the page' : null;
    };

    const pictures = [...document.images].filter((image) => image.checkVisibility({ opacityProperty: true }));
    const pictureBoxes = pictures.map((image) => image.getBoundingClientRect());
    // Hit testing approximates painting order. A card's link covers the card by a pseudo-element that paints nothing.
    const hitEverything = document.createElement('style');
    hitEverything.textContent =
      '* { pointer-events: auto !important; } *::before, *::after { pointer-events: none !important; }';
    // Restyles the whole page.
    if (pictures.length > 0) document.head.append(hitEverything);
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
      // Hit testing needs the point in the viewport.
      if (!isOnFixed) scrollTo({ left, top: top + line.top - innerHeight / 2, behavior: 'instant' });
      const y = (line.top + line.bottom) / 2 + top - scrollY;
      const [picture] = [0.1, 0.5, 0.9]
        .flatMap((share) => picturesAbove(parent, line.left + share * (line.right - line.left), y))
        // Fixed elements cover text only while scrolling.
        .filter((image) => isOnFixed || !ancestors(image).some(isFixed));
      scrollTo({ left, top, behavior: 'instant' });
      return picture ? `<img alt="${picture.getAttribute('alt') ?? ''}">` : null;
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = 0; texts.nextNode(); text += 1) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const content = textContent?.trim() ?? '';
      if (content === '' || !parent || !isShown(parent)) continue;
      const around = ancestors(parent);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const seen = seenPart(line, around);
        const cut = cutBy(line, around);
        if (!isSeen(seen) && cut === null) continue;
        const isOnFixed = around.some(isFixed);
        const covered = isSeen(seen) ? coveredBy(seen, parent, isOnFixed) : null;
        lines.push({ content: content.slice(0, 60), text, seen, cutBy: cut, coveredBy: covered, isFixed: isOnFixed });
      }
    }
    hitEverything.remove();

    // A field is pressed by its label.
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
      const label = element.getAttribute('aria-label') ?? element.textContent;
      return {
        name: `<${element.tagName.toLowerCase()}> “${label.trim().slice(0, 40)}”`,
        seen: [...element.getClientRects()].map((box) => seenPart(box, around.slice(1))).filter(isSeen),
        layer: layers.indexOf(base),
        inside: around.slice(1).flatMap((box) => (elements.includes(box) ? elements.indexOf(box) : [])),
      };
    });
    return { overflow, lines, controls };
  }, TOLERANCE_PX);
  return layout ?? measureLayout(page);
};

const overlap = (one: Box, other: Box, tolerance = TOLERANCE_PX): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;

const pairs = <Item>(items: Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));

/** Text that is clipped permanently. */
const clippedText = ({ lines }: Layout): string[] =>
  lines.flatMap(({ content, cutBy }) => (cutBy === null ? [] : `“${content}” by ${cutBy}`));

const coveredText = ({ lines }: Layout): string[] =>
  lines.flatMap(({ content, coveredBy }) => (coveredBy === null ? [] : `“${content}” under ${coveredBy}`));

/** Text that overlaps other text. Fixed text above a scrolling page is allowed. */
const overlappingText = ({ lines }: Layout): string[] =>
  pairs(lines.filter(({ isFixed }) => !isFixed))
    .filter(([one, other]) => one.text !== other.text && overlap(middleOf(one.seen), middleOf(other.seen)))
    .map(([one, other]) => `“${one.content}” and “${other.content}”`);

/** Tight line heights overlap a little above and below the letters. */
const middleOf = ({ top, bottom, ...sides }: Box): Box => {
  const quarter = (bottom - top) / 4;
  return { ...sides, top: top + quarter, bottom: bottom - quarter };
};

/** Lists the pairs of controls that overlap. */
const overlappingControls = ({ controls }: Layout): string[] =>
  pairs(controls.map((control, number) => ({ ...control, number })))
    .filter(([one, other]) => one.layer === other.layer)
    .filter(([one, other]) => !one.inside.includes(other.number) && !other.inside.includes(one.number))
    .filter(([one, other]) => one.seen.some((a) => other.seen.some((b) => overlap(a, b))))
    .map(([one, other]) => `${one.name} and ${other.name}`);
