import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the field that the URL's hash names, such as `#address`: its first one of several languages. */
export const FocusField = () => {
  const { hash } = useLocation();
  const inForm = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    const fields = inForm.current?.closest('form')?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
    const field = Array.from(fields).find((each) => each.name === name || each.name.startsWith(`${name}.`));
    if (name !== '') field?.focus();
  }, [hash]);

  return <span ref={inForm} hidden />;
};
