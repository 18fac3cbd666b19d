/** Declares that a button is pressed by Ctrl+S, or on a Mac by Cmd+S, which the frame listens for. */
export const saveKey = { 'aria-keyshortcuts': 'Control+S Meta+S' } as const;

const MARKED = '[aria-keyshortcuts~="Control+S"]';

/** A form in a dialog is saved by the button that sends it. A page's form may be a search, so its button is marked. */
const SAVES_DIALOG = `${MARKED}, form [type="submit"]`;

/** Presses the save button of the open dialog, else of the form with the focus, else of the page. */
export const pressSave = (): void => {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const form = document.activeElement?.closest('form');
  const button = dialog
    ? dialog.querySelector<HTMLElement>(SAVES_DIALOG)
    : (form?.querySelector<HTMLElement>(MARKED) ?? document.querySelector<HTMLElement>(MARKED));
  button?.click();
};
