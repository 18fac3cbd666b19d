import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { PanelDialog as ShopPanelDialog } from '../../components/PanelDialog';

const FIELD = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), [role="combobox"]';
const CHOICE = '[type="checkbox"], [type="radio"]';

/** Its first field has the focus once it is shown, so that what is typed at once is not lost. */
const FirstField = ({ children }: { children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = root.current?.closest('[role="dialog"]');
    const field = root.current?.querySelector<HTMLInputElement>(FIELD);
    if (!dialog || !field || dialog.contains(document.activeElement)) return;
    // The keyboard of a phone would cover the form before it was read.
    const isTouched = 'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches;
    if (isTouched && !field.matches(CHOICE)) return;
    const chosen = field.type === 'radio' && root.current?.querySelector<HTMLElement>(`[name="${field.name}"]:checked`);
    (chosen || field).focus();
  }, []);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
};

/** The shop's own, which begins at its first field. */
export const PanelDialog = ({ children, ...props }: ComponentProps<typeof ShopPanelDialog>) => (
  <ShopPanelDialog {...props}>
    <FirstField>{children}</FirstField>
  </ShopPanelDialog>
);
