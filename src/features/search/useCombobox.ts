import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface ComboboxOptions<Option> {
  /** A new array resets the selection. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
}

/**
 * Roles and keys of a WAI-ARIA combobox: focus stays in the input, arrows move through the options, Enter selects,
 * Escape closes. Enter without a selection submits the form.
 */
export const useCombobox = <Option>({ options, onChoose }: ComboboxOptions<Option>) => {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState({ options, index: -1 });
  const isOpen = isWanted && options.length > 0;
  const index = isOpen && active.options === options ? active.index : -1;
  const optionId = (at: number) => `${id}-option-${at}`;

  const close = (): void => {
    setWanted(false);
    setActive({ options, index: -1 });
  };
  const goTo = (next: number): void => {
    setWanted(true);
    setActive({ options, index: next });
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (option: Option): void => {
    close();
    onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // During composition (Tamil, Hindi) these keys belong to the IME.
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const chosen = options[index];
    if (event.key === 'ArrowDown') goTo(index === last ? -1 : index + 1);
    else if (event.key === 'ArrowUp') goTo(index === -1 ? last : index - 1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return {
    isOpen,
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': index === -1 ? undefined : optionId(index),
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
      onClick: () => setWanted(true),
      onInput: () => setWanted(true),
    } as const,
    listProps: {
      id: `${id}-list`,
      role: 'listbox',
      // A press on the list must not take the focus out of the field, which would close it.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    optionProps: (at: number) =>
      ({
        id: optionId(at),
        role: 'option',
        'aria-selected': at === index,
        onClick: () => {
          const option = options[at];
          if (option !== undefined) choose(option);
        },
      }) as const,
  };
};
