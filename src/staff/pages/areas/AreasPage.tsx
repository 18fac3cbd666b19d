import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Add } from '../../../components/icons';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { AreaMapEditor } from '../../features/areas/AreaMapEditor';
import { WaitlistNote } from '../../features/areas/WaitlistNote';
import { useOwnText } from '../../hooks/useOwnText';
import { movesOf } from '../../lib/movesOf';
import { NEW_AREA_PATH, WAITLIST_PATH } from '../../lib/staffPaths';
import { useGetAreasQuery, useOrderAreasMutation } from '../../store/areasApi';
import { AreaRow } from './AreaRow';

/** The page says where the shop delivers, and for how much. */
export const AreasPage = () => {
  const { t } = useTranslation('staffAreas');
  const ownText = useOwnText();
  const store = useGetStoreQuery(undefined);
  const areas = useGetAreasQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order, ordering] = useOrderAreasMutation();
  if (!areas.data || !store.data) {
    if (!areas.error && !store.error) return <PageSkeleton />;
    return (
      <ErrorState
        heading="h1"
        title={t('failed')}
        onRetry={() => {
          void areas.refetch();
          void store.refetch();
        }}
      />
    );
  }
  const { data: list } = areas;
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 2 }}
      >
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={WAITLIST_PATH} variant="outlined">
            {t('waitlist.all')}
          </Button>
          <Button component={Link} to={NEW_AREA_PATH} variant="contained" startIcon={<Add />}>
            {t('add')}
          </Button>
        </Stack>
      </Stack>
      <WaitlistNote />
      <Stack spacing={2} useFlexGap>
        <AreaMapEditor
          store={store.data}
          areas={list.map(({ name, corners, active }) => ({ name: ownText(name), corners, active }))}
          label={t('allLabel')}
        />
        {list.length > 1 && (
          <Typography variant="body2" color="textSecondary">
            {t('orderHint')}
          </Typography>
        )}
        <Card component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {list.map((area, at) => (
            <AreaRow
              key={area._id}
              area={area}
              isFirst={list.find(({ active }) => active) === area}
              localities={store.data?.delivery.localities ?? []}
              isBusy={ordering.isLoading}
              {...movesOf(list, at, (ids) => void order({ ids }))}
            />
          ))}
        </Card>
      </Stack>
    </Box>
  );
};
