import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Slots and callbacks can't be typed into a control. */
const NOT_EDITABLE = /=>|ReactNode|ReactElement/;

/** It is in paise: the smallest difference between two prices of the shop. */
const PRICE_STEP = 50;
const MAX_PACKS = 99;

const isNullish = ({ name, ...type }: SBType): boolean =>
  name === 'other' && 'value' in type && ['null', 'undefined'].includes(String(type.value));

/** The type without null and undefined: `string` of `string | undefined`. */
const kindOf = (type: SBType | undefined): string | undefined => {
  if (type?.name !== 'union') return type?.name;
  const [kind, ...others] = type.value.filter((part) => !isNullish(part));
  return others.length === 0 ? kind?.name : undefined;
};

const controlFor = ({ name, type, table }: StrictInputType): StrictInputType['control'] => {
  const kind = kindOf(type);
  if (/^on[A-Z]/.test(name) || kind === 'function' || NOT_EDITABLE.test(table?.type?.summary ?? '')) return false;
  if (name.endsWith('Paise')) return { type: 'number', min: 0, step: PRICE_STEP };
  if (name === 'quantity') return { type: 'range', min: 0, max: MAX_PACKS };
  if (type?.name !== 'union') return undefined;
  if (kind === 'string') return { type: 'text' };
  if (kind === 'number' || kind === 'boolean') return { type: kind };
  return undefined;
};

/** The members of a union for the prop table: as the source spells them, or a story's `options` where react-docgen can't resolve the type. */
const unionOf = ({ options, type }: StrictInputType): string | undefined =>
  options ? options.map((option) => JSON.stringify(option)).join(' | ') : type?.raw?.replace(/\s+/g, ' ');

/**
 * Removes controls that would break a story, bounds amounts and counts, and names the members of unions in the prop table.
 * A story's own argTypes win.
 */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = argType.control ?? controlFor(argType);
      const { options, table } = argType;
      const union = options || table?.type?.summary === 'union' ? unionOf(argType) : undefined;
      return [
        name,
        {
          ...argType,
          ...(control !== undefined && { control }),
          ...(union !== undefined && { table: { ...table, type: { summary: union } } }),
        },
      ];
    }),
  );
