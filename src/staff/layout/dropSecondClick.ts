import type { MouseEvent } from 'react';

/**
 * The second click of a double click would hit what has moved there since the first: the button of the next order, or the
 * backdrop of a dialog. Buttons within `data-repeats` are made for more.
 */
export function dropSecondClick(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || (event.target as Element).closest('[data-repeats]')) return;
  event.preventDefault();
  event.stopPropagation();
}
