import type { Theme } from '@mui/material/styles';

/** A bottom sheet on phones, a centred card from tablets on. */
export const sheetOnPhones = ({ breakpoints, transitions: { duration, easing } }: Theme) => ({
  [breakpoints.down('tablet')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100% - 24px)',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
      '@media (prefers-reduced-motion: no-preference)': {
        '@keyframes rise': { from: { transform: 'translateY(40px)' } },
        animation: `rise ${duration.enteringScreen}ms ${easing.easeOut}`,
      },
    },
  },
});
