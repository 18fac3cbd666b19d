import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ComponentProps } from 'react';

const LeafletAreaMap = lazy(() =>
  import(/* webpackChunkName: "staff-areas-map" */ './LeafletAreaMap').then(({ LeafletAreaMap: component }) => ({
    default: component,
  })),
);

type AreaMapEditorProps = ComponentProps<typeof LeafletAreaMap>;

const HEIGHT = { mobile: 320, desktop: 480 };

/** Delivery areas on a map, one of which may be drawn. Its library is loaded with it. */
export const AreaMapEditor = (props: AreaMapEditorProps) => (
  <Box sx={{ position: 'relative', height: HEIGHT, borderRadius: 1, overflow: 'hidden', isolation: 'isolate' }}>
    <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
      <LeafletAreaMap {...props} />
    </Suspense>
  </Box>
);
