import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { newIdempotencyKey } from '../../lib/idempotencyKey';

/** Another one after each reload. */
const THIS_DOCUMENT = newIdempotencyKey();

/** A dialog that Back closes, as people on phones expect, and a reload too. @typeParam Dialog what it is about; null while it is closed */
export function useDialogInHistory<Dialog>() {
  const { pathname, search, state } = useLocation() as Location<{ dialog?: Dialog; document?: string } | null>;
  const navigate = useNavigate();
  // After a reload the dialog's subject may have changed, and what was typed is gone.
  const dialog = (state?.document === THIS_DOCUMENT ? state.dialog : null) ?? null;
  // What ends after Back has closed the dialog must not go back once more.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = dialog !== null;
  }, [dialog]);

  return {
    dialog,
    open: (next: Dialog) => void navigate(pathname + search, { state: { dialog: next, document: THIS_DOCUMENT } }),
    close: () => {
      if (!isOpen.current) return;
      isOpen.current = false;
      void navigate(-1);
    },
  };
}
