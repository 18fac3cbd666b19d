import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How often it is asked whether a toast in use is still in use. */
const LOOK_MS = 500;

interface UndoButtonProps {
  label: string;
  /** So long it is offered; longer while the pointer or the focus is on its toast. */
  seconds: number;
  onUndo: () => void;
  onOver: () => void;
}

/** The action of a toast that offers to undo. Its toast has to persist. */
export const UndoButton = ({ label, seconds, onUndo, onOver }: UndoButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    let timer = setTimeout(function look() {
      const isInUse = button.current?.closest('[role="alert"]')?.matches(':hover, :focus-within');
      if (isInUse) timer = setTimeout(look, LOOK_MS);
      else end();
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <Button ref={button} color="inherit" onClick={onUndo} aria-keyshortcuts="U Control+Z Meta+Z">
      {label}
    </Button>
  );
};
