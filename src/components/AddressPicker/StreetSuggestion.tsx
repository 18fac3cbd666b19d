import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { AddressValues } from './addressValues';

/** Updates the street from the map until the user edits it. */
export const StreetSuggestion = ({ street }: { street: string | null }) => {
  const { values, setFieldValue } = useFormikContext<AddressValues>();
  const fromMap = useRef('');
  const typed = useRef(values.street);

  useEffect(() => {
    typed.current = values.street;
  });
  useEffect(() => {
    if (typed.current !== fromMap.current) return;
    fromMap.current = street ?? '';
    void setFieldValue('street', fromMap.current);
  }, [street, setFieldValue]);
  return null;
};
