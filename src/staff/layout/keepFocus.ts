const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]'].map(
  (each) => `${each}:not(:disabled, [tabindex="-1"], [inert] *, [aria-hidden="true"] *)`,
);
/** A finger's next tap is rarely a text field, whose keyboard would cover the page. */
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
/** Longer, and a disabled control is not expected to come back. */
const DISABLED_MS = 1_000;

const isDisabled = (element: Element): boolean => element.matches(':disabled');
/** Where a browser can't say, it is. */
const isShown = (element: Partial<Pick<Element, 'checkVisibility'>>): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;
const isFollowing = (from: Node, element: Element): boolean =>
  !from.contains(element) && (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export interface FocusKeeper {
  /** Another page is shown, whose heading takes the focus. */
  forget: () => void;
  stop: () => void;
}

/**
 * Moves the focus on when what had it leaves the page, or is disabled for longer than a call takes: to what follows there. Browsers would leave
 * it on the body, where keys reach nothing and screen readers start again at the top. After a toast or a dialog it returns into the page.
 * @param main the page; a user who clicks beside its controls gives the focus up
 */
export const keepFocus = (main: HTMLElement): FocusKeeper => {
  /** Has the focus, or had it last within the page. */
  let anchor: Element | null = null;
  /** Where the anchor was, once it was removed. */
  let place: { parent: Node; previous: Node | null } | null = null;
  let isWanted = false;
  let isByPointer = false;
  let awaited: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = (): void => {
    clearTimeout(awaited);
    awaited = undefined;
  };

  const focus = (element: HTMLElement): void => {
    stopWaiting();
    // Where a finger or a mouse works, nothing may move away under it.
    element.focus({ preventScroll: isByPointer });
  };

  const moveOn = ({ parent, previous }: NonNullable<typeof place>): void => {
    const isAfter = (element: Element): boolean =>
      previous ? isFollowing(previous, element) : parent.contains(element) || isFollowing(parent, element);
    const next = [...main.querySelectorAll<HTMLElement>(FOCUSABLE.join())].find(
      (element) => isAfter(element) && isShown(element) && !(isByPointer && element.matches(TEXT_FIELD)),
    );
    if (next) {
      focus(next);
      return;
    }
    const heading = main.querySelector<HTMLElement>('h1:not([inert] *)') ?? main;
    heading.tabIndex = -1;
    focus(heading);
  };

  const moveOnWhereDisabled = (): void => {
    awaited = undefined;
    if (!anchor?.isConnected || !anchor.parentNode || !isDisabled(anchor) || !isLost()) return;
    // Its call is still under way.
    if (anchor.matches('.MuiButton-loading')) awaited = setTimeout(moveOnWhereDisabled, DISABLED_MS);
    else moveOn({ parent: anchor.parentNode, previous: anchor });
  };

  const isLost = (): boolean => {
    const active = document.activeElement;
    const isNowhere = active === null || active === document.body || isDisabled(active);
    return isWanted && isNowhere && document.querySelector('[aria-modal="true"]') === null;
  };

  const restore = (): void => {
    if (!(anchor instanceof HTMLElement) || !isLost()) return;
    if (main.contains(anchor)) {
      if (isDisabled(anchor)) awaited ??= setTimeout(moveOnWhereDisabled, DISABLED_MS);
      else focus(anchor);
    } else if (place && main.contains(place.parent)) moveOn(place);
    else moveOn({ parent: main, previous: null });
  };

  const onMutations = (records: readonly MutationRecord[]): void => {
    if (!anchor) return;
    for (const { target, removedNodes, previousSibling } of records)
      for (const node of removedNodes) {
        if (node.contains(anchor) || (place && node.contains(place.parent)))
          place = { parent: target, previous: previousSibling };
        else if (place && node === place.previous) place.previous = previousSibling;
      }
    restore();
  };

  const onFocus = ({ target }: Event): void => {
    stopWaiting();
    isWanted = true;
    if (!(target instanceof Element) || !main.contains(target)) return;
    anchor = target;
    place = null;
  };
  const onPointer = ({ target }: Event): void => {
    isByPointer = true;
    isWanted = target instanceof Element && target.closest(`${FOCUSABLE.join()}, label`) !== null;
  };
  const onKey = (): void => {
    isByPointer = false;
  };
  /** What scrolls away in a long list is not called back. */
  const giveUp = (): void => {
    isWanted = false;
  };

  const observer = new MutationObserver(onMutations);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  const listeners = [
    ['focusin', onFocus],
    ['pointerdown', onPointer],
    ['keydown', onKey],
    ['wheel', giveUp],
    ['touchmove', giveUp],
  ] as const;
  const options = { capture: true, passive: true };
  for (const [type, listener] of listeners) document.addEventListener(type, listener, options);

  return {
    forget: () => {
      stopWaiting();
      anchor = null;
      place = null;
    },
    stop: () => {
      stopWaiting();
      observer.disconnect();
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, options);
    },
  };
};
