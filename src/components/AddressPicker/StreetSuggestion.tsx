import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { AddressValues } from './addressValues';

/** Keeps the street in step with the map for as long as it holds what the map said, and nothing that a person typed. */
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
