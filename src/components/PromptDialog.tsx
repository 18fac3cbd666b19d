import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from './styled';

/** These are CSS pixels. */
const WIDTH_PX = 460;

const Room = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'end center',
  [theme.breakpoints.up('tablet')]: { placeItems: 'center', padding: theme.spacing(4) },
}));

const Scrim = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  opacity: 0.5,
  backgroundColor: theme.vars.palette.common.black,
}));

/** A bottom sheet on phones, else a centred card. */
const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxHeight: 'calc(100% - 24px)',
  overflowY: 'auto',
  padding: theme.spacing(3),
  paddingBottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
  borderRadius: '14px 14px 0 0',
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[24],
  // Focused to be read out; its buttons have visible focus.
  '&&:focus-visible': { outline: 'none', boxShadow: theme.vars.shadows[24] },
  '& h2': { ...theme.typography.h4, margin: 0, textWrap: 'balance' },
  '& .picture': { display: 'grid', placeItems: 'center', paddingBottom: theme.spacing(1.5) },
  '& .picture + h2': { textAlign: 'center' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), paddingTop: theme.spacing(2.5) },
  '& .actions > *': { flex: '1 1 auto', minWidth: 128 },
  [theme.breakpoints.up('tablet')]: { maxWidth: WIDTH_PX, borderRadius: 14 },
}));

interface PromptDialogProps {
  title: string;
  /** A small drawing; centres the title. */
  picture?: ReactNode;
  /** Pass at most two buttons. */
  actions: ReactNode;
  onClose: () => void;
}

/** Focus trap. */
const trapTab = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [first, last] = [buttons[0], buttons.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  other?.focus();
};

/**
 * A one-sentence prompt that a page opens by itself. A tenth of Material UI's dialog, which every first visitor would
 * download.
 */
export const PromptDialog = ({ title, picture, actions, onClose }: PromptDialogProps) => {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') trapTab(event);
  };

  return createPortal(
    <Room>
      <Scrim onClick={onClose} />
      <Card ref={card} role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1} onKeyDown={onKeyDown}>
        {picture !== undefined && <div className="picture">{picture}</div>}
        <h2 id={titleId}>{title}</h2>
        <div className="actions">{actions}</div>
      </Card>
    </Room>,
    document.body,
  );
};
