/**
 * Moves what Tab has reached into full view, with its `scroll-margin` (src/app/theme/componentDefaults.ts). Browsers leave a row as it is when a
 * few pixels of the next chip show, and know nothing of the bars that lie over a page.
 */
export const showFocusWhole = (): void =>
  document.addEventListener('keyup', ({ key, target }) => {
    // A dialog, or the page itself, may be larger than the screen.
    if (key !== 'Tab' || !(target instanceof Element) || !target.matches(':focus-visible:not([tabindex="-1"])')) return;
    (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
