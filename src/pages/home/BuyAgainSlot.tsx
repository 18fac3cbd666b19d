import type { ReactNode } from 'react';
import { styled } from '../../components/styled';

/**
 * Shown where the document has the mark of a customer who has bought (src/store/buyAgainMark.ts), which it gets before its
 * first paint: for all others the room doesn't exist.
 */
const Slot = styled('div')(({ theme }) => ({
  ...theme.mixins.pageWidth,
  display: 'none',
  containerType: 'inline-size',
  paddingBlock: theme.spacing(1.5, 2),
  '[data-buy-again] &': { display: 'block' },
}));

/** As high in every state, so that nothing below moves. In rem, because its text grows with the chosen font size. */
export const BuyAgainRows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(2.75rem, auto) minmax(8.5rem, auto)',
  rowGap: theme.spacing(0.5),
  // With larger text on a phone, title and button take a line each.
  '@container (max-width: 16rem)': { gridTemplateRows: 'minmax(4rem, auto) minmax(8.5rem, auto)' },
  '& > .bar': { alignSelf: 'center', width: '9rem', height: '1.5rem', borderRadius: 4 },
  '& > .card': { borderRadius: theme.mixins.card.borderRadius },
  '& > .bar, & > .card': { backgroundColor: theme.vars.palette.surface.tint },
}));

export const BuyAgainSkeleton = () => (
  <BuyAgainRows aria-hidden>
    <div className="bar" />
    <div className="card" />
  </BuyAgainRows>
);

/** Home's first section: room for what a customer can buy again. Empty of personal data until they are known. */
export const BuyAgainSlot = ({ children }: { children: ReactNode }) => <Slot>{children}</Slot>;
