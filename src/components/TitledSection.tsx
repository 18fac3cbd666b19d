import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  /** How large the title stands: `h4` within a card, `h3` over a part of a page. */
  variant?: 'h3' | 'h4';
  heading?: 'h2' | 'h3';
  /** Something small at the end of the title's line, such as a way to change what stands below. */
  aside?: ReactNode;
  /** What stands below is being read anew. */
  busy?: boolean;
  children: ReactNode;
}

/** A part of a screen with its title, by which it is known to assistive technology. */
export const TitledSection = ({
  title,
  variant = 'h4',
  heading = 'h2',
  aside,
  busy = false,
  children,
}: TitledSectionProps) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={busy || undefined} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          marginBottom: variant === 'h3' ? 2 : 1.5,
          // Room to press must not push the title away from what it stands over.
          '&& > * + *': { marginBlock: -1 },
        }}
      >
        <Typography id={titleId} variant={variant} component={heading}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
};
