import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { readJson, writeItem } from '../../lib/browserStorage';
import { selectStaffToken } from '../store/staffSessionSlice';
import { useStaffSelector } from '../store/staffHooks';

/** Enough of the token to distinguish logins, and too little to be one. */
const END_OF_TOKEN = -8;

/**
 * State that a reload of this tab leaves as it was; another login, and a damaged value, begin with the initial one.
 * @param name of the item in sessionStorage @param initial is not stored @param isValue whether a stored value can be used
 */
export function useTabDraft<Value>(
  name: string,
  initial: Value,
  isValue: (stored: unknown) => stored is Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const session = useStaffSelector(selectStaffToken)?.slice(END_OF_TOKEN) ?? '';
  const [value, setValue] = useState(() => {
    const stored = readJson('sessionStorage', name) as { session?: unknown; value?: unknown } | null | undefined;
    return stored?.session === session && isValue(stored.value) ? stored.value : initial;
  });
  const [first] = useState(initial);
  useEffect(() => {
    writeItem('sessionStorage', name, value === first ? null : JSON.stringify({ session, value }));
  }, [name, session, value, first]);
  return [value, setValue];
}
