import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { StaffProducer } from '../../../../contract/producers';
import { producerPath } from '../../../../contract/routes';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { BackLink } from '../../components/BackLink';
import { RemoveButton } from '../../components/RemoveButton';
import { ProducerForm } from '../../features/producers/ProducerForm';
import { useOwnText } from '../../hooks/useOwnText';
import { PRODUCERS_PATH, staffProducerPath } from '../../lib/staffPaths';
import { useGetProducersQuery, useRemoveProducerMutation } from '../../store/producersApi';
import { useMay } from '../../store/staffHooks';

/** One producer: read from the server at each opening, then as it was last stored. */
export const ProducerPage = () => {
  const { producerId = '' } = useParams();
  return <OpenProducer key={producerId} id={producerId} />;
};

export const NewProducerPage = () => <OpenProducer id={null} />;

const OpenProducer = ({ id }: { id: string | null }) => {
  const { t } = useTranslation('staffProducers');
  const ownText = useOwnText();
  const navigate = useNavigate();
  const mayManage = useMay('manageCatalogue');
  const producers = useGetProducersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [stored, setStored] = useState<StaffProducer | null>(null);
  // A form must not change under the hand.
  const [begun, setBegun] = useState<readonly StaffProducer[] | null>(null);
  if (!begun && producers.data && !producers.isFetching) setBegun(producers.data.producers);

  if (!begun) {
    if (!producers.error) return <PageSkeleton />;
    return <ErrorState heading="h1" title={t('failed')} onRetry={() => void producers.refetch()} />;
  }
  const producer = stored ?? begun.find(({ _id }) => _id === id) ?? null;
  if (id !== null && !producer) return <ErrorState heading="h1" title={t('notFound')} />;
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to={PRODUCERS_PATH} label={t('title')} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 2 }}
      >
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {producer ? ownText(producer.name) : t('new')}
        </Typography>
        {producer && (
          <Stack direction="row" useFlexGap spacing={1}>
            {!producer.isArchived && (
              <Button component="a" href={producerPath(producer.slug)} target="_blank" rel="noreferrer">
                {t('look')}
              </Button>
            )}
            {mayManage && <RemoveProducer producer={producer} />}
          </Stack>
        )}
      </Stack>
      <ProducerForm
        producer={producer}
        isReadOnly={!mayManage}
        onStored={(next) => {
          if (id === null) void navigate(staffProducerPath(next._id), { replace: true });
          else setStored(next);
        }}
      />
    </Box>
  );
};

const RemoveProducer = ({ producer }: { producer: StaffProducer }) => {
  const { t } = useTranslation('staffProducers');
  const ownText = useOwnText();
  const [remove, { isLoading }] = useRemoveProducerMutation();
  return (
    <RemoveButton
      label={t('remove')}
      question={t('removeQuestion', { name: ownText(producer.name) })}
      backTo={PRODUCERS_PATH}
      busy={isLoading}
      onRemove={() => remove(producer._id)}
    />
  );
};
