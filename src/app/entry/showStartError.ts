/** `common:tryAgain` in every language: no messages have loaded. */
export const TRY_AGAIN = 'Try again · மீண்டும் முயல்க · फिर कोशिश करें';

export const showStartError = (root: HTMLElement): void => {
  root.insertAdjacentHTML(
    'afterbegin',
    `<p role="alert"><button type="button" style="font:inherit;padding:12px">${TRY_AGAIN}</button></p>`,
  );
  root.querySelector('button')?.addEventListener('click', () => window.location.reload());
};
