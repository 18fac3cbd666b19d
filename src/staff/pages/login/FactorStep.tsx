import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../store/api/ApiError';
import { TypedStep } from './TypedStep';

interface FactorStepProps {
  demoHint?: string | undefined;
  onSubmit: (code: string) => Promise<ApiError | undefined>;
}

/** The second factor: a code of the authenticator app, or a recovery code. */
export const FactorStep = ({ demoHint, onSubmit }: FactorStepProps) => {
  const { t } = useTranslation('staffLogin');
  const [usesRecovery, setUsesRecovery] = useState(false);
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary">{t(usesRecovery ? 'recoveryIntro' : 'factorIntro')}</Typography>
      {usesRecovery ? (
        <TypedStep
          key="recovery"
          label={t('recoveryCode')}
          action={t('logIn')}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
          onSubmit={onSubmit}
        />
      ) : (
        <TypedStep
          key="app"
          label={t('appCode')}
          action={t('logIn')}
          demoHint={demoHint}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          onSubmit={onSubmit}
        />
      )}
      <Button onClick={() => setUsesRecovery(!usesRecovery)}>{t(usesRecovery ? 'useApp' : 'useRecovery')}</Button>
    </Stack>
  );
};
