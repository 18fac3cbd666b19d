import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import type { MapDrop } from './LeafletDropMap';

// It is loaded on demand: Leaflet needs a window, and a list alone is enough to ride.
const LeafletDropMap = lazy(() =>
  import('./LeafletDropMap').then(({ LeafletDropMap: component }) => ({ default: component })),
);

interface DropMapProps {
  drops: readonly MapDrop[];
  /** Screen readers read it. */
  label: string;
  heightPx?: number;
  onChoose: (key: string) => void;
}

/** The drops of a round on a map; none without the store's settings. */
export const DropMap = ({ drops, label, heightPx = 220, onChoose }: DropMapProps) => {
  const { data: store, isError } = useGetStoreQuery(undefined);
  if (isError) return null;
  return (
    <Box sx={{ position: 'relative', height: heightPx, borderRadius: 1, overflow: 'hidden', isolation: 'isolate' }}>
      <Suspense fallback={<Skeleton variant="rectangular" height={heightPx} />}>
        {store && <LeafletDropMap store={store} drops={drops} label={label} onChoose={onChoose} />}
      </Suspense>
    </Box>
  );
};
