import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const DISC_PX = 32;

export const NumberedSteps = ({ steps }: { steps: ReactNode[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2, counterReset: 'step' }}>
    {steps.map((step, index) => (
      <Box
        key={index}
        component="li"
        sx={{
          display: 'grid',
          gridTemplateColumns: `${DISC_PX}px minmax(0, 1fr)`,
          columnGap: 1.5,
          counterIncrement: 'step',
          '&::before': {
            content: 'counter(step)',
            typography: 'h5',
            lineHeight: `${DISC_PX}px`,
            height: DISC_PX,
            borderRadius: '50%',
            bgcolor: 'surface.tint',
            color: 'primary.dark',
            textAlign: 'center',
          },
        }}
      >
        <Box sx={{ alignSelf: 'center' }}>{step}</Box>
      </Box>
    ))}
  </Box>
);
