import { useMemo, useState, type ReactNode } from 'react';
import { readItem, writeItem } from '../../lib/browserStorage';
import { ShortcutsContext } from '../hooks/useShortcuts';

interface ShortcutsProviderProps {
  /** The choice belongs to a person, on this device; undefined while the person is not known. */
  staffId: string | undefined;
  children: ReactNode;
}

/** Whether single keys work, as the person has chosen. */
export const ShortcutsProvider = ({ staffId, children }: ShortcutsProviderProps) => {
  const name = `staffKeys:${staffId ?? ''}`;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const areOn = chosen ?? readItem('localStorage', name) !== 'off';
  const shortcuts = useMemo(
    () => ({
      areOn,
      setOn: (isOn: boolean) => {
        setChosen(isOn);
        writeItem('localStorage', name, isOn ? null : 'off');
      },
    }),
    [areOn, name],
  );
  return <ShortcutsContext value={shortcuts}>{children}</ShortcutsContext>;
};
