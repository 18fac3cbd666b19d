import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Focuses the first invalid field after a rejected submit, by the form or the server. */
export const FocusFirstInvalid = () => {
  const { submitCount, isSubmitting } = useFormikContext();
  const inForm = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    inForm.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return <span ref={inForm} hidden />;
};
