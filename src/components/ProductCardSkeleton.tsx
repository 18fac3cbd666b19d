import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** A product card before its product has come: of the same size, so that nothing moves when it does. */
export const ProductCardSkeleton = () => (
  <Card aria-hidden sx={{ height: '100%', minWidth: 0 }}>
    <Box sx={{ aspectRatio: '1' }}>
      <Skeleton variant="rectangular" sx={{ height: '100%' }} />
    </Box>
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: { mobile: 1.25, tablet: 2 } }}>
      <Box>
        <Skeleton height={39} sx={{ transform: 'none' }} />
        <Skeleton width="50%" />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Skeleton variant="rounded" width={56} height={36} />
        <Skeleton variant="rounded" width={56} height={36} />
      </Box>
      <Box>
        <Skeleton width="60%" height={25} sx={{ transform: 'none' }} />
        <Skeleton width="40%" />
      </Box>
      <Skeleton variant="rounded" height={44} />
    </Box>
  </Card>
);
