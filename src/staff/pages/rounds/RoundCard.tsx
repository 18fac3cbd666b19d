import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import type { Rider, Round } from '../../../../contract/rounds';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { StatusLabel } from '../../../components/StatusLabel';
import { formatTime } from '../../../lib/dates';
import { deliveryTimes } from '../../lib/deliveryTimes';
import { useDissolveRoundMutation, useEndRoundForRiderMutation } from '../../store/roundsApi';
import { ReassignDialog } from './ReassignDialog';
import { RoundStops } from './RoundStops';

interface RoundCardProps {
  round: Round;
  riders: readonly Rider[];
}

const TONES = { PLANNED: 'waiting', OUT: 'moving', DONE: 'done' } as const;

/** A round: who rides, how far it is, and its stops. */
export const RoundCard = ({ round, riders }: RoundCardProps) => {
  const { t, i18n } = useTranslation('staffRounds');
  const [dialog, setDialog] = useState<'reassign' | 'dissolve' | null>(null);
  const [dissolve, { isLoading: isDissolving }] = useDissolveRoundMutation();
  const [end, { isLoading: isEnding }] = useEndRoundForRiderMutation();
  const { _id, rider, state, startedAt, stops } = round;
  const done = stops.filter((stop) => stop.state !== 'PENDING').length;
  const time = startedAt && formatTime(startedAt, i18n.language);
  const close = () => setDialog(null);

  return (
    <Card component="article" aria-label={t('roundOf', { name: rider.name })}>
      <Stack spacing={1} sx={{ padding: 2 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 }} useFlexGap>
          <Typography variant="subtitle1" component="h3" sx={{ flexGrow: 1 }}>
            {rider.name}
          </Typography>
          <StatusLabel tone={TONES[state]} label={t(`states.${state}`)} />
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {[
            deliveryTimes(round, i18n.language as Language),
            t('ride.progress', { done, count: stops.length }),
            time && t('since', { time }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {!rider.active && state !== 'DONE' && <Alert severity="warning">{t('riderOff', { name: rider.name })}</Alert>}
        {state !== 'DONE' && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setDialog('reassign')}>
              {t('reassign')}
            </Button>
            {state === 'PLANNED' && <Button onClick={() => setDialog('dissolve')}>{t('dissolve')}</Button>}
            {state === 'OUT' && done === stops.length && (
              <Button loading={isEnding} onClick={() => void end(_id)}>
                {t('ride.end')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      <RoundStops round={round} />
      {dialog === 'reassign' && <ReassignDialog round={round} riders={riders} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'dissolve'}
        title={t('dissolveTitle')}
        confirmLabel={t('dissolve')}
        busy={isDissolving}
        onCancel={close}
        onConfirm={() => void dissolve(_id).then(close)}
      >
        <Typography>{t('dissolveText')}</Typography>
      </ConfirmDialog>
    </Card>
  );
};
