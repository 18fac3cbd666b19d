import {
  HYDRATION_ROOTS,
  IS_HYDRATED,
  PRE_HYDRATION_EVENTS,
  type Field,
  type HydrationRoot,
  type PreHydrationEvent,
} from '../../contract/inlineScripts';
import { whenIdle } from './whenIdle';
import { yieldToMain } from './yieldToMain';

// Two filters in a row share one URL.
const untilIdle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve, 1000, 500));

/** Browsers restore form values on Back. */
const isRestored = (field: Field): boolean => {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked && (field.type !== 'radio' || field.checked);
  const rendered = Array.from(field.options).find(({ defaultSelected }) => defaultSelected);
  return rendered !== undefined && !rendered.selected;
};

const identityOf = (control: Element): unknown =>
  control instanceof HTMLInputElement && control.type === 'radio' ? control.name : control;

const isReplayable = ({ control, ...event }: PreHydrationEvent): boolean =>
  ('feedback' in event || /^(?:radio|checkbox|select-one)$/.test(control.type)) &&
  !control.matches(':disabled, [inert] *');

const replay = (event: PreHydrationEvent): void => {
  const { control } = event;
  if (control instanceof HTMLSelectElement && 'value' in event) {
    control.value = event.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React ignores a click that leaves `checked` unchanged.
  if (control instanceof HTMLInputElement && 'checked' in event && control.checked === event.checked)
    control.checked = !event.checked;
  control.click();
};

/** Call it in a layout effect. A later action on the same control wins, and only the last panel opens. */
export const replayPreHydrationEvents = async (root: HydrationRoot, ready?: Promise<unknown>): Promise<void> => {
  root[IS_HYDRATED] = true;
  const recorded = root[PRE_HYDRATION_EVENTS] ?? [];
  const recordedControls = new Set(recorded.map(({ control }) => identityOf(control)));
  const restored = Array.from(root.querySelectorAll<Field>('input, select'))
    .filter((field) => field.closest(HYDRATION_ROOTS) === root && isRestored(field))
    .filter((field) => !recordedControls.has(identityOf(field)))
    .map((control) => ({ control, checked: 'checked' in control ? control.checked : undefined, value: control.value }));
  const lastOpener = recorded.findLast(({ control }) => control.matches('[data-opens]'))?.control;
  const events = [...restored, ...recorded]
    .filter(isReplayable)
    .filter(({ control }) => !control.matches('[data-opens]') || control === lastOpener);

  const handledSince = new Set<unknown>();
  let isReplaying = false;
  const onEvent = ({ target }: Event): void => {
    if (!isReplaying && target instanceof Element) handledSince.add(identityOf(target.closest('button') ?? target));
  };
  root.addEventListener('click', onEvent);
  root.addEventListener('change', onEvent);
  await ready;
  await yieldToMain();
  for (const [index, event] of events.entries()) {
    if (index > 0) await untilIdle();
    if (handledSince.has(identityOf(event.control))) continue;
    isReplaying = true;
    replay(event);
    isReplaying = false;
    if ('feedback' in event) event.feedback.cancel();
  }
  for (const event of recorded) if ('feedback' in event) event.feedback.cancel();
  root.removeEventListener('click', onEvent);
  root.removeEventListener('change', onEvent);
};
