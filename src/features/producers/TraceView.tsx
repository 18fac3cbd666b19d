import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Store } from '../../../contract/homepage';
import type { Trace } from '../../../contract/producers';
import { producerPath, productPath, ROUTES, tracePath } from '../../../contract/routes';
import { formatTraceCode } from '../../../contract/readTraceCode';
import { PictureImage } from '../../components/PictureImage';
import { styled } from '../../components/styled';
import { TitledSection } from '../../components/TitledSection';
import { useFormatSize } from '../../hooks/useFormatSize';
import { telephoneLink } from '../../lib/telephoneLink';
import { Certificates, dayInWords } from './Certificates';
import { PlaceDrawing } from './PlaceDrawing';

const Days = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderBlockEnd: `1px solid ${theme.vars.palette.surface.line}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

interface TraceViewProps {
  trace: Trace;
  store: Pick<Store, 'phones' | 'city' | 'delivery'> | undefined;
}

/** A pack's way: who grew it, when it was harvested, milled and packed, what proves that, and whether it is recalled. */
export const TraceView = ({ trace, store }: TraceViewProps) => {
  const { t, i18n } = useTranslation('trace');
  const formatSize = useFormatSize();
  const { name, secondName, picture, producer, recall, certificates, labReport, productSlug } = trace;
  const { harvestedFrom, harvestedUntil, milledOn, packedOn, bestBefore } = trace;
  const day = (text: string) => dayInWords(text, i18n.language);
  const [phone] = store?.phones ?? [];
  const isPeriod = harvestedFrom !== null && harvestedUntil !== null && harvestedFrom !== harvestedUntil;
  const days = [
    {
      label: t('day.harvested'),
      value:
        harvestedFrom &&
        (isPeriod ? t('day.between', { from: day(harvestedFrom), until: day(harvestedUntil) }) : day(harvestedFrom)),
    },
    { label: t('day.milled'), value: milledOn && day(milledOn) },
    { label: t('day.packed'), value: packedOn && day(packedOn) },
    { label: t('day.bestBefore'), value: bestBefore && day(bestBefore) },
  ];
  return (
    <Stack spacing={4} useFlexGap sx={{ maxWidth: 760 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {picture && (
          <Box sx={{ width: 96, flexShrink: 0, borderRadius: 2, overflow: 'hidden' }}>
            <PictureImage picture={picture} alt="" sizes="96px" square />
          </Box>
        )}
        <div>
          <Typography variant="h1">{`${name}, ${formatSize(trace)}`}</Typography>
          <Typography color="textSecondary">
            {[secondName, t('batch', { code: trace.batchCode })].filter(Boolean).join(' · ')}
            {' · '}
            <span style={{ whiteSpace: 'nowrap' }}>{formatTraceCode(trace.code)}</span>
          </Typography>
        </div>
      </Box>
      {recall ? (
        <Alert severity="error" role="alert">
          <AlertTitle component="h2">{t('recalled')}</AlertTitle>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{recall.reason}</Typography>
          <Typography sx={{ fontWeight: 600, marginBlock: 1 }}>{t('recalledWhat')}</Typography>
          {phone === undefined ? (
            <Button component={Link} to={ROUTES.support.path} variant="outlined" color="inherit">
              {t('write')}
            </Button>
          ) : (
            <Button component="a" href={telephoneLink(phone)} variant="outlined" color="inherit">
              {t('call', { phone })}
            </Button>
          )}
        </Alert>
      ) : (
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{t('notRecalled')}</Typography>
      )}
      <Days>
        {days.map(
          ({ label, value }) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Days>
      <TitledSection title={t('producer')} variant="h3">
        {producer ? (
          <Stack spacing={1.5} useFlexGap sx={{ overflowWrap: 'anywhere' }}>
            <div>
              <Typography variant="subtitle1" component="p">
                {producer.name}
              </Typography>
              <Typography color="textSecondary">{producer.place}</Typography>
            </div>
            {producer.isSample && <Alert severity="info">{t('sample')}</Alert>}
            {producer.point && store && (
              <PlaceDrawing
                place={{ point: producer.point, name: producer.place }}
                shop={{ point: store.delivery.centre, name: store.city }}
              />
            )}
            {producer.slug !== null && (
              <Button component={Link} to={producerPath(producer.slug)} variant="outlined" sx={{ alignSelf: 'start' }}>
                {t('toProducer', { name: producer.name })}
              </Button>
            )}
          </Stack>
        ) : (
          <Typography>{t('noProducer')}</Typography>
        )}
      </TitledSection>
      {certificates.length > 0 && (
        <TitledSection title={t('certificates')} variant="h3">
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
            {t('onPacking')}
          </Typography>
          <Certificates certificates={certificates} />
        </TitledSection>
      )}
      {labReport !== null && (
        <TitledSection title={t('labReport')} variant="h3">
          <Button component="a" href={labReport} download variant="outlined">
            {t('openReport')}
          </Button>
        </TitledSection>
      )}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {productSlug !== null && (
          <Button component={Link} to={productPath(productSlug)} variant="contained">
            {t('product')}
          </Button>
        )}
        <Button component={Link} to={tracePath()}>
          {t('another')}
        </Button>
      </Stack>
    </Stack>
  );
};
