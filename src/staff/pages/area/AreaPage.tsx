import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { StaffArea } from '../../../../contract/staffAreas';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useGetStoreQuery } from '../../../store/api/homepageApi';
import { BackLink } from '../../components/BackLink';
import { RemoveButton } from '../../components/RemoveButton';
import { AreaForm } from '../../features/areas/AreaForm';
import { WaitlistNote } from '../../features/areas/WaitlistNote';
import { useOwnText } from '../../hooks/useOwnText';
import { AREAS_PATH, areaPath } from '../../lib/staffPaths';
import { useGetAreasQuery, useRemoveAreaMutation } from '../../store/areasApi';

/** One area: read from the server at each opening, then as it was last stored. */
export const AreaPage = () => {
  const { areaId = '' } = useParams();
  return <OpenArea key={areaId} id={areaId} />;
};

/** A new one, with the charges of the first. */
export const NewAreaPage = () => <OpenArea id={null} />;

const OpenArea = ({ id }: { id: string | null }) => {
  const { t } = useTranslation('staffAreas');
  const ownText = useOwnText();
  const navigate = useNavigate();
  const store = useGetStoreQuery(undefined);
  const areas = useGetAreasQuery(undefined, { refetchOnMountOrArgChange: true });
  const [stored, setStored] = useState<StaffArea | null>(null);
  // A form must not change under the hand.
  const [begun, setBegun] = useState<readonly StaffArea[] | null>(null);
  if (!begun && areas.data && !areas.isFetching) setBegun(areas.data);

  if (!begun || !store.data) {
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
  const area = stored ?? begun.find(({ _id }) => _id === id) ?? null;
  if (id !== null && !area) return <ErrorState heading="h1" title={t('notFound')} />;
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to={AREAS_PATH} label={t('title')} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 2 }}
      >
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {area ? ownText(area.name) : t('new')}
        </Typography>
        {area && <RemoveArea area={area} />}
      </Stack>
      <WaitlistNote />
      <AreaForm
        area={area}
        areas={areas.data ?? begun}
        store={store.data}
        onStored={(next) => {
          if (id === null) void navigate(areaPath(next._id), { replace: true });
          else setStored(next);
        }}
      />
    </Box>
  );
};

const RemoveArea = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation('staffAreas');
  const ownText = useOwnText();
  const [remove, { isLoading }] = useRemoveAreaMutation();
  return (
    <RemoveButton
      label={t('remove')}
      question={t('removeQuestion', { name: ownText(area.name) })}
      backTo={AREAS_PATH}
      busy={isLoading}
      onRemove={() => remove(area._id)}
    />
  );
};
