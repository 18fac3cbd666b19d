/** In every language, since no words have arrived: those of `common:tryAgain`. */
export const TRY_AGAIN = 'Try again · மீண்டும் முயலவும் · फिर कोशिश करें';

/** Offers to load anew what could not come to life: on an empty page, or above the one that the server has drawn. */
export const tellStartFailed = (root: HTMLElement): void => {
  root.insertAdjacentHTML(
    'afterbegin',
    `<p role="alert"><button type="button" style="font:inherit;padding:12px">${TRY_AGAIN}</button></p>`,
  );
  root.querySelector('button')?.addEventListener('click', () => window.location.reload());
};
