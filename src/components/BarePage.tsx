import Container, { type ContainerProps } from '@mui/material/Container';
import type { ReactNode } from 'react';

interface BarePageProps {
  maxWidth?: ContainerProps['maxWidth'];
  children: ReactNode;
}

/** A page without a header on phones (specification §2); toasts move up there. */
export const BarePage = ({ maxWidth, children }: BarePageProps) => (
  <Container
    data-bare-page
    {...(maxWidth !== undefined && { maxWidth })}
    sx={{
      // A footer waits below the window for what is loading.
      '&:has(.MuiSkeleton-root)': { minHeight: '100vh' },
      paddingTop: { mobile: 2, desktop: 4 },
      paddingBottom: { mobile: 6, desktop: 8 },
    }}
  >
    {children}
  </Container>
);
