import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * In a Formik form: a try to send it that was refused, by the form or by the server, leads to the first field with a
 * complaint. It may be far above the button that was pressed.
 */
export const FocusFirstInvalid = () => {
  const { submitCount, isSubmitting } = useFormikContext();
  const inForm = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    inForm.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return <span ref={inForm} hidden />;
};
