import {
  HYDRATION_ROOTS,
  IS_HYDRATED,
  PRE_HYDRATION_EVENTS,
  type Field,
  type HydrationRoot,
} from '../../../contract/inlineScripts';

const record = (isPress: boolean, target: Element): void => {
  const root = target.closest<HydrationRoot>(HYDRATION_ROOTS);
  if (!root || root[IS_HYDRATED]) return;
  const events = (root[PRE_HYDRATION_EVENTS] ??= []);
  if (isPress) {
    const control = target.closest('button');
    if (!control || control.form || events.some((event) => event.control === control)) return;
    const feedback = control.animate({ opacity: 0.6 }, { duration: 150, fill: 'forwards' });
    events.push({
      control,
      feedback,
    });
  } else {
    const control = target as Field;
    events.push({
      control,
      checked: 'checked' in control ? control.checked : undefined,
      value: control.value,
    });
  }
};

// React would stop events that it can't handle yet; the timeout lets hydration by the same event come first.
for (const type of ['click', 'change'])
  document.addEventListener(type, ({ target }) => setTimeout(() => record(type === 'click', target as Element)), true);
