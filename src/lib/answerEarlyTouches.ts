import { IS_ALIVE, LIVING_PARTS, PRESSED_EARLY } from '../../contract/constants';
import { breathe } from './breathe';

/** Longest wait for a quiet moment, and the wait where the browser tells of none (Safari), in milliseconds. */
const CALM_AT_THE_LATEST_MS = 1000;
const CALM_BY_GUESS_MS = 200;

/** Waits until the page shows what was done last: the next may go on from there, as two filters in one address do. */
const calm = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: CALM_AT_THE_LATEST_MS });
    else setTimeout(resolve, CALM_BY_GUESS_MS);
  });

/** As server/pages/earlyTouches.ts leaves it. */
type Button = HTMLButtonElement & { [PRESSED_EARLY]?: Animation };
type Control = Button | HTMLInputElement | HTMLSelectElement;

const isButton = (control: Control): control is Button => control instanceof HTMLButtonElement;

/** Does once more what was done to a control; null if nothing was. */
const repeat = (control: Control): (() => void) | null => {
  if (control.disabled) return null;
  if (isButton(control)) {
    const heard = control[PRESSED_EARLY];
    if (!heard) return null;
    return () => {
      heard.cancel();
      control.click();
    };
  }
  if (control instanceof HTMLSelectElement) {
    const { value, options } = control;
    const drawn = Array.from(options).find(({ defaultSelected }) => defaultSelected);
    if (!drawn || drawn.selected) return null;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const { checked } = control;
  if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
  return () => {
    // React hears of a tick that differs from what it last saw.
    if (control.checked === checked) control.checked = !checked;
    control.click();
  };
};

/**
 * What somebody did to a part of the drawn page before it had come to life reaches it now, one after the other: what was chosen (also what the browser put back
 * after a reload) first, then each button that was pressed, once. Called by the part as soon as it listens (in a layout effect),
 * before anything is drawn over it. A text field takes over what it holds itself.
 * @param part one of LIVING_PARTS; what of it comes to life later answers later
 * @param ready what must have happened before the page can answer
 */
export const answerEarlyTouches = async (part: HTMLElement, ready?: Promise<unknown>): Promise<void> => {
  Object.assign(part, { [IS_ALIVE]: true });
  const controls = Array.from(part.querySelectorAll<Control>('input, select, button')).filter(
    (control) => control.closest(LIVING_PARTS) === part,
  );
  const repeats = [...controls.filter((control) => !isButton(control)), ...controls.filter(isButton)]
    .map((control) => repeat(control))
    .filter((again) => again !== null);
  const [first, ...others] = repeats;
  if (!first) return;
  await ready;
  await breathe();
  first();
  for (const again of others) {
    await calm();
    again();
  }
};
