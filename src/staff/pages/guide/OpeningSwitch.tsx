import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opening } from '../../../../contract/staffOpening';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { StatusLabel } from '../../../components/StatusLabel';
import { useToasts } from '../../../hooks/useToasts';
import { OPENING_STEP_COUNT } from '../../lib/openingSteps';
import { useSetOpeningMutation } from '../../store/openingApi';

const TONES = { SOON: 'waiting', OPEN: 'done', CLOSED: 'stopped' } as const;

/** Whether customers can order, and the button that changes it. */
export const OpeningSwitch = ({ opening: { state, missing, done } }: { opening: Opening }) => {
  const { t } = useTranslation('staffOpening');
  const { enqueueSnackbar } = useToasts();
  const [setOpening, { isLoading }] = useSetOpeningMutation();
  const [isConfirming, setConfirming] = useState(false);
  const isBlocked = state === 'SOON' && missing.length > 0;

  const change = async (to: 'OPEN' | 'CLOSED'): Promise<void> => {
    const { data } = await setOpening({ state: to });
    setConfirming(false);
    if (data) enqueueSnackbar(data.message, { variant: 'success' });
  };

  return (
    <Card sx={{ padding: { mobile: 2, tablet: 2.5 } }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <StatusLabel tone={TONES[state]} label={t(`state.${state}.label`)} />
        <Typography>{t(`state.${state}.text`)}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('progress', { done: done.length, count: OPENING_STEP_COUNT })}
        </Typography>
        {isBlocked && (
          <Typography color="textSecondary">
            {t('missing', { steps: missing.map((step) => t(`steps.${step}.title`)).join(', ') })}
          </Typography>
        )}
        {state === 'OPEN' ? (
          <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
            {t('close')}
          </Button>
        ) : (
          <Button
            variant="contained"
            size="large"
            disabled={isBlocked}
            loading={isLoading}
            onClick={() => void change('OPEN')}
          >
            {t('open')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        title={t('closeQuestion')}
        confirmLabel={t('close')}
        destructive
        busy={isLoading}
        onConfirm={() => void change('CLOSED')}
        onCancel={() => setConfirming(false)}
      >
        {t('closeText')}
      </ConfirmDialog>
    </Card>
  );
};
