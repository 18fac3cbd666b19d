/** What the page's styles and scripts carry so that a strict content security policy lets them in; undefined where there is no policy. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('style[nonce]')?.nonce || undefined;
