import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { streetLine } from '../../../../contract/addressLine';
import type { RoundStop } from '../../../../contract/rounds';
import { styled } from '../../../components/styled';
import { formatTime } from '../../../lib/dates';
import { RecalledNote } from '../../components/RecalledNote';
import { StopLabel } from '../../components/StopLabel';
import { useCollectText } from '../../hooks/useCollectText';
import { useMay } from '../../store/staffHooks';
import { CancelStopDialog } from './CancelStopDialog';
import { PhotoDialog } from './PhotoDialog';
import { ReviewStop } from './ReviewStop';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  rowGap: theme.spacing(0.5),
  minHeight: 56,
  padding: theme.spacing(0.75, 2),
  borderTop: `1px solid ${theme.vars.palette.surface.line}`,
  fontVariantNumeric: 'tabular-nums',
}));

interface RoundStopRowProps {
  roundId: string;
  stop: RoundStop;
  number: number;
  /** Buttons that change the sequence. */
  children: ReactNode;
}

/** A stop with what staff have to decide about it. */
export const RoundStopRow = ({ roundId, stop, number, children }: RoundStopRowProps) => {
  const { t, i18n } = useTranslation('staffRounds');
  const collectText = useCollectText();
  const mayCancel = useMay('cancelOrders');
  const [dialog, setDialog] = useState<'photo' | 'cancel' | null>(null);
  const { orderNumber, customerName, address, state, status, proof, photoId, reasonNote, doneAt, duePaise } = stop;
  const isBack = state === 'NOT_DELIVERED' && status === 'READY_TO_DELIVER';
  const isOnItsWay = state === 'PENDING' && status === 'PICKEDUP';
  const details = [
    streetLine(address),
    duePaise > 0 && collectText(duePaise),
    doneAt && formatTime(doneAt, i18n.language),
    reasonNote,
  ];
  const close = () => setDialog(null);

  return (
    <Row>
      <Typography component="span" sx={{ minWidth: 20, fontWeight: 700 }}>
        {number}
      </Typography>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography noWrap>{[orderNumber, customerName].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {details.filter(Boolean).join(' · ')}
        </Typography>
        <RecalledNote {...stop} />
      </Box>
      <StopLabel {...stop} />
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {photoId !== null && <Button onClick={() => setDialog('photo')}>{t('photo')}</Button>}
        {mayCancel && (isBack || (isOnItsWay && proof !== 'REVIEW')) && (
          <Button onClick={() => setDialog('cancel')}>{t('cancelStop.open')}</Button>
        )}
        {children}
      </Stack>
      {isOnItsWay && proof === 'REVIEW' && <ReviewStop roundId={roundId} stop={stop} />}
      {dialog === 'photo' && photoId !== null && <PhotoDialog photoId={photoId} title={orderNumber} onClose={close} />}
      {dialog === 'cancel' && <CancelStopDialog roundId={roundId} stop={stop} onClose={close} />}
    </Row>
  );
};
