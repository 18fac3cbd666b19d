import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TimeLeft } from '../../components/TimeLeft';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';

interface TimeToPayProps {
  /** See `deadlineIn`. */
  deadlineMs: number;
  isSandbox?: boolean;
}

/** The time left to pay and what it is for, or that it is over. */
export const TimeToPay = ({ deadlineMs, isSandbox = false }: TimeToPayProps) => {
  const { t } = useTranslation('payment');
  const isOver = useSecondsLeft(deadlineMs) === 0;
  return (
    <Box sx={{ alignSelf: 'stretch', bgcolor: 'surface.warm', borderRadius: 1, paddingInline: 2, paddingBlock: 1.5 }}>
      {isOver ? <Typography>{t('timeUp')}</Typography> : <TimeLeft deadlineMs={deadlineMs} isLarge />}
      {!isOver && (
        <Typography variant="body2" color="textSecondary">
          {t('hold')}
        </Typography>
      )}
      {isSandbox && (
        <Typography variant="body2" color="textSecondary">
          {t('demo')}
        </Typography>
      )}
    </Box>
  );
};
