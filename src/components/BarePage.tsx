import Container, { type ContainerProps } from '@mui/material/Container';
import type { ReactNode } from 'react';

interface BarePageProps {
  maxWidth?: ContainerProps['maxWidth'];
  /** A bar of its own is fixed to the bottom of a phone, and covers more than the usual one. */
  hasActionBar?: boolean;
  children: ReactNode;
}

/** A page that stands alone on a phone, without the header (specification §2): toasts take the header's place there. */
export const BarePage = ({ maxWidth, hasActionBar = false, children }: BarePageProps) => (
  <Container
    data-bare-page
    {...(maxWidth !== undefined && { maxWidth })}
    sx={{
      minHeight: '100vh',
      paddingTop: { mobile: 2, desktop: 4 },
      paddingBottom: { mobile: hasActionBar ? 18 : 6, desktop: 8 },
    }}
  >
    {children}
  </Container>
);
