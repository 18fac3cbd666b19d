import { EARLY_TOUCHES, IS_ALIVE, LIVING_PARTS } from '../../contract/constants';
import { breathe } from './breathe';
import { whenIdle } from './whenIdle';

/** Until the page shows what was done last: the next may go on from there, as two filters in one address do. */
const CALM = { atTheLatestMs: 1000, byGuessMs: 500 };
const calm = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, CALM));

type Field = HTMLInputElement | HTMLSelectElement;
/** As server/pages/earlyTouches.ts leaves them. */
type Touch =
  { control: HTMLButtonElement; heard: Animation } | { control: Field; checked?: boolean | undefined; value: string };
type Part = HTMLElement & { [IS_ALIVE]?: boolean; [EARLY_TOUCHES]?: Touch[] };

/** Whether a field holds something else than the server has drawn: the browser puts back what was chosen when somebody comes Back. */
const differs = (field: Field): boolean => {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked && (field.type !== 'radio' || field.checked);
  const drawn = Array.from(field.options).find(({ defaultSelected }) => defaultSelected);
  return drawn !== undefined && !drawn.selected;
};

/** Radio buttons of one name are one choice. */
const choiceOf = (control: Element): unknown =>
  control instanceof HTMLInputElement && control.type === 'radio' ? control.name : control;

const repeat = (touch: Touch): void => {
  const { control } = touch;
  if ('heard' in touch) touch.heard.cancel();
  if (control instanceof HTMLSelectElement && 'value' in touch) {
    control.value = touch.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React hears of a tick that differs from what it last saw.
  if (control instanceof HTMLInputElement && 'checked' in touch && control.checked === touch.checked)
    control.checked = !touch.checked;
  control.click();
};

/**
 * What somebody did to a part of the drawn page before it had come to life reaches it now, one after the other: what the browser put back into its
 * fields, then each choice and each press in their order. A button is pressed once, however often it was, and of those that
 * open a panel the last alone: the first panel would have hidden the others. Who acts again meanwhile is right. Called by the part as soon as it listens
 * (in a layout effect), before anything is drawn over it. A text field takes over what it holds itself.
 * @param part one of LIVING_PARTS; what of it comes to life later answers later
 * @param ready what must have happened before the page can answer
 */
export const answerEarlyTouches = async (part: Part, ready?: Promise<unknown>): Promise<void> => {
  part[IS_ALIVE] = true;
  const recorded = part[EARLY_TOUCHES] ?? [];
  const restored = Array.from(part.querySelectorAll<Field>('input, select'))
    .filter((field) => field.closest(LIVING_PARTS) === part && differs(field))
    .filter((field) => recorded.every(({ control }) => choiceOf(control) !== choiceOf(field)))
    .map((control) => ({ control, checked: 'checked' in control ? control.checked : undefined, value: control.value }));
  const panels = recorded.filter(({ control }) => control.matches('[data-opens]'));
  const touches = [...restored, ...recorded].filter(
    ({ control, ...touch }) =>
      ('heard' in touch || /^(?:radio|checkbox|select-one)$/.test(control.type)) &&
      (!control.matches('[data-opens]') || control === panels.at(-1)?.control) &&
      !control.matches(':disabled, [inert] *'),
  );

  const touchedSince = new Set<unknown>();
  let isRepeating = false;
  const notice = ({ target }: Event): void => {
    if (!isRepeating && target instanceof Element) touchedSince.add(choiceOf(target.closest('button') ?? target));
  };
  part.addEventListener('click', notice);
  part.addEventListener('change', notice);
  await ready;
  await breathe();
  for (const [at, touch] of touches.entries()) {
    if (at > 0) await calm();
    if (touchedSince.has(choiceOf(touch.control))) continue;
    isRepeating = true;
    repeat(touch);
    isRepeating = false;
  }
  // Also of what is not done again.
  for (const touch of recorded) if ('heard' in touch) touch.heard.cancel();
  part.removeEventListener('click', notice);
  part.removeEventListener('change', notice);
};
