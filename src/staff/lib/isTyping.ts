/** Whether keys belong to a field or a dialog, not to the page. */
export const isForField = (target: EventTarget | null): boolean =>
  // A dialog may have the focus itself, or none while it opens.
  document.querySelector('[aria-modal="true"]') !== null ||
  (target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select'));

/** Whether a key belongs to a field, a dialog or the browser, not to the page. */
export const isTyping = ({
  target,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  ctrlKey || metaKey || altKey || isForField(target);
