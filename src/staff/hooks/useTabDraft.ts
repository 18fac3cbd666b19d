import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { readTabDraft, writeTabDraft } from '../lib/tabDrafts';
import { selectStaffToken } from '../store/staffSessionSlice';
import { useStaffSelector } from '../store/staffHooks';

/** Enough of the token to distinguish logins, and too little to be one. */
const END_OF_TOKEN = -8;

/** Returns whose drafts this tab may show. */
export const useDraftSession = (): string => useStaffSelector(selectStaffToken)?.slice(END_OF_TOKEN) ?? '';

/**
 * State that a reload of this tab leaves as it was; another login, and a damaged value, begin with the initial one.
 * @param name of the draft @param initial is not stored @param isValue whether a stored value can be used
 */
export function useTabDraft<Value>(
  name: string,
  initial: Value,
  isValue: (stored: unknown) => stored is Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const session = useDraftSession();
  const [value, setValue] = useState(() => {
    const stored = readTabDraft(name, session);
    return isValue(stored) ? stored : initial;
  });
  const [first] = useState(initial);
  useEffect(() => {
    writeTabDraft(name, session, value === first ? undefined : value);
  }, [name, session, value, first]);
  return [value, setValue];
}
