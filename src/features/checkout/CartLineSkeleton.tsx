import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Thumbnail size in CSS pixels. */
export const PICTURE_PX = 80;

export const CartLineSkeleton = ({ component = 'div' }: { component?: 'div' | 'li' }) => (
  <Box component={component} sx={{ paddingBlock: 2.5, borderTop: '1px solid', borderColor: 'surface.line' }}>
    <Box sx={{ display: 'flex', gap: 2, height: PICTURE_PX }}>
      <Skeleton variant="rounded" width={PICTURE_PX} height={PICTURE_PX} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Box>
    </Box>
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        mt: 1.5,
        paddingInlineStart: `calc(${PICTURE_PX}px + 16px)`,
      }}
    >
      <Skeleton variant="rounded" width={132} height={44} sx={{ borderRadius: 999 }} />
      <Skeleton width={56} height={44} />
    </Box>
  </Box>
);
