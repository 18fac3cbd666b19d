import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  /** `h4` within a card, `h3` on a page. */
  variant?: 'h3' | 'h4';
  heading?: 'h2' | 'h3';
  /** At the end of the title's line, such as an edit button. */
  aside?: ReactNode;
  /** Content is being refetched. */
  busy?: boolean;
  children: ReactNode;
}

/** A labelled section. */
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
          rowGap: 2,
          marginBottom: variant === 'h3' ? 2 : 1.5,
          // Touch targets must not push the title away from its content.
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
