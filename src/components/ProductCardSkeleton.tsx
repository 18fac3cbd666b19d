import Skeleton from '@mui/material/Skeleton';
import { cardStyles } from './productCardStyles';
import { styled } from './styled';

const Root = styled('div')(cardStyles);

/** Same size as a ProductCard. */
export const ProductCardSkeleton = () => (
  <Root aria-hidden>
    <div className="plate" />
    <div className="names">
      <Skeleton height={20} sx={{ transform: 'none', my: '3px' }} />
      <Skeleton width="50%" />
    </div>
    <p className="summary">
      <Skeleton />
      <Skeleton width="70%" />
    </p>
    <Skeleton variant="rounded" height={36} width="80%" sx={{ borderRadius: 999 }} />
    <div className="actions">
      <div>
        <Skeleton width="60%" height={21} sx={{ transform: 'none' }} />
        <Skeleton width="60%" />
      </div>
      <Skeleton variant="rounded" height={44} sx={{ borderRadius: 999 }} />
    </div>
  </Root>
);
