import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SCHEME_NAMES } from '../../../../contract/producerConstants';
import type { StaffProducer } from '../../../../contract/producers';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { RowList } from '../../components/RowList';
import { certificateState } from './certificateState';
import { formatStockDay } from '../../features/stock/stockTexts';
import { useOwnText } from '../../hooks/useOwnText';
import { saveCsv, type CsvCell } from '../../lib/csv';
import { NEW_PRODUCER_PATH, staffProducerPath, staffProductPath } from '../../lib/staffPaths';
import { useGetProducersQuery } from '../../store/producersApi';
import { useMay } from '../../store/staffHooks';

/** Who grows what the shop sells, and how long their certificates are valid. */
export const ProducersPage = () => {
  const { t } = useTranslation('staffProducers');
  const mayManage = useMay('manageCatalogue');
  const { data, error, refetch } = useGetProducersQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) {
    if (!error) return <PageSkeleton />;
    return <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} />;
  }
  const { producers, today, unprovenProducts } = data;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 2 }}
      >
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        {producers.length > 0 && (
          <Button variant="outlined" onClick={() => saveCsv('vayal-producers.csv', rowsOf(producers))}>
            {t('saveCsv')}
          </Button>
        )}
        {mayManage && (
          <Button component={Link} to={NEW_PRODUCER_PATH} variant="contained" startIcon={<Add />}>
            {t('add')}
          </Button>
        )}
      </Stack>
      {unprovenProducts.length > 0 && (
        <Alert severity="warning" sx={{ marginBottom: 2 }}>
          {t('unproven')}{' '}
          {unprovenProducts.map(({ _id, name }, at) => (
            <span key={_id}>
              {at > 0 && ', '}
              <Link to={staffProductPath(_id)}>{name}</Link>
            </span>
          ))}
        </Alert>
      )}
      <RowList
        title={t('list')}
        empty={t('none')}
        items={producers}
        keyOf={({ _id }) => _id}
        render={(producer) => <ProducerRow producer={producer} today={today} />}
      />
    </Box>
  );
};

/** A row for each certificate; a producer without one has a row, too. The headings are those of spreadsheets, in English. */
const rowsOf = (producers: readonly StaffProducer[]): (readonly CsvCell[])[] => [
  ['Producer', 'Place', 'Batches', 'Scheme', 'Certified by', 'Number', 'Scope', 'Valid from', 'Valid until'],
  ...producers.flatMap(({ name, place, batchCount, certificates }) => {
    const facts = [name.en, place.en, batchCount];
    if (certificates.length === 0) return [[...facts, null, null, null, null, null, null]];
    return certificates.map(({ scheme, body, number, scope, validFrom, validUntil }) => [
      ...facts,
      SCHEME_NAMES[scheme],
      body,
      number,
      scope,
      validFrom,
      validUntil,
    ]);
  }),
];

const ProducerRow = ({ producer, today }: { producer: StaffProducer; today: string }) => {
  const { t, i18n } = useTranslation('staffProducers');
  const ownText = useOwnText();
  const { _id, name, place, certificates, batchCount, isArchived, isSample } = producer;
  return (
    <>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="h3">
          {ownText(name)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[ownText(place), t('batches', { count: batchCount }), isArchived && t('archived'), isSample && t('sample')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {certificates.length === 0 && <Typography variant="body2">{t('noCertificate')}</Typography>}
        {certificates.map(({ scheme, number, validFrom, validUntil }) => {
          const state = certificateState({ validFrom, validUntil }, today);
          const day = formatStockDay(state === 'LATER' ? validFrom : validUntil, i18n.language);
          return (
            <Typography
              key={`${scheme} ${number}`}
              variant="body2"
              sx={{ color: state === 'ENDED' ? 'error.main' : undefined, fontWeight: state === 'VALID' ? 400 : 600 }}
            >
              {`${SCHEME_NAMES[scheme]} ${number}: ${t(`state.${state}`, { day })}`}
            </Typography>
          );
        })}
      </Box>
      <Button component={Link} to={staffProducerPath(_id)} aria-label={t('openNamed', { name: ownText(name) })}>
        {t('open')}
      </Button>
    </>
  );
};
