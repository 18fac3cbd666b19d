/** Browsers ignore fixed bars; `scroll-margin` in the theme knows them. */
export const scrollFocusIntoView = (): void =>
  document.addEventListener('keyup', ({ key, target }) => {
    if (key !== 'Tab' || !(target instanceof Element) || !target.matches(':focus-visible:not([tabindex="-1"])')) return;
    (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
