import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Slots and callbacks: nobody writes an element or a function into a text field. */
const MADE_OF_CODE = /=>|ReactNode|ReactElement/;

/** In paise: the smallest difference between two prices of the shop. */
const PRICE_STEP = 50;
const MOST_PACKS = 99;

const isNothing = ({ name, ...type }: SBType): boolean =>
  name === 'other' && 'value' in type && ['null', 'undefined'].includes(String(type.value));

/** What a type is where it is anything at all: `string` of `string | undefined`. */
const kindOf = (type: SBType | undefined): string | undefined => {
  if (type?.name !== 'union') return type?.name;
  const [kind, ...others] = type.value.filter((part) => !isNothing(part));
  return others.length === 0 ? kind?.name : undefined;
};

const controlFor = ({ name, type, table }: StrictInputType): StrictInputType['control'] => {
  const kind = kindOf(type);
  if (/^on[A-Z]/.test(name) || kind === 'function' || MADE_OF_CODE.test(table?.type?.summary ?? '')) return false;
  if (name.endsWith('Paise')) return { type: 'number', min: 0, step: PRICE_STEP };
  if (name === 'quantity') return { type: 'range', min: 0, max: MOST_PACKS };
  if (type?.name !== 'union') return undefined;
  if (kind === 'string') return { type: 'text' };
  if (kind === 'number' || kind === 'boolean') return { type: kind };
  return undefined;
};

/**
 * Takes away controls that would only break a story, and gives amounts and counts bounds that the shop knows. What a
 * story says of its arguments itself goes before.
 */
export const sensibleControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = argType.control ?? controlFor(argType);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
