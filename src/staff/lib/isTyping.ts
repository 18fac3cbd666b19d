import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether a key belongs to a field, a dialog or the browser, not to the page. */
export const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent | ReactKeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [role="dialog"] *'));
