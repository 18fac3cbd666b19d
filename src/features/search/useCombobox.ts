import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface ComboboxOptions<Option> {
  /** Another array is another list: nothing of it is chosen yet. */
  options: readonly Option[];
  onChoose: (option: Option) => void;
}

/**
 * The roles and keys of a text field with a list of suggestions (WAI-ARIA combobox): the focus stays in the field, arrows go through the
 * list and back to the field, Enter takes what they stand on, Escape closes. Enter without a choice is left to the form.
 */
export const useCombobox = <Option>({ options, onChoose }: ComboboxOptions<Option>) => {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState({ options, place: -1 });
  const isOpen = isWanted && options.length > 0;
  const place = isOpen && active.options === options ? active.place : -1;
  const optionId = (at: number) => `${id}-option-${at}`;

  const close = (): void => {
    setWanted(false);
    setActive({ options, place: -1 });
  };
  const goTo = (next: number): void => {
    setWanted(true);
    setActive({ options, place: next });
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (option: Option): void => {
    close();
    onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the keyboard's own list while it puts a Tamil or Hindi word together.
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const chosen = options[place];
    if (event.key === 'ArrowDown') goTo(place === last ? -1 : place + 1);
    else if (event.key === 'ArrowUp') goTo(place === -1 ? last : place - 1);
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
      'aria-activedescendant': place === -1 ? undefined : optionId(place),
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
        'aria-selected': at === place,
        onClick: () => {
          const option = options[at];
          if (option !== undefined) choose(option);
        },
      }) as const,
  };
};
