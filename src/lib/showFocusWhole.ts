/**
 * Moves what the keyboard has reached into full view, with its `scroll-margin` (src/app/theme/componentDefaults.ts). Browsers leave a row as
 * it is when a few pixels of the next chip show, and know nothing of the bars that lie over a page.
 */
export const showFocusWhole = (): void =>
  document.addEventListener('focusin', ({ target }) => {
    // What takes the focus from a script alone, as the page itself does, may be larger than the screen.
    if (!(target instanceof Element) || !target.matches(':focus-visible:not([tabindex="-1"])')) return;
    (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
