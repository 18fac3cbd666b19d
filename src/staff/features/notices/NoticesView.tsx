import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChooseNoticeBody, StaffNotices } from '../../../../contract/staffNotices';
import { BellOn } from '../../../components/lazyIcons';
import type { PushState } from '../../../lib/browserPush';

interface NoticesViewProps {
  kinds: StaffNotices['kinds'];
  /** It is null until it is known. */
  state: PushState | null;
  isBusy?: boolean;
  hasFailed?: boolean;
  /** What became of the example that was asked for. */
  example?: { text: string; isSent: boolean } | null;
  onTurnOn: () => void;
  onTurnOff: () => void;
  onExample: () => void;
  onChoose: (choice: ChooseNoticeBody) => void;
}

/** Whether this device tells what is new while the page is closed, and what. The browser asks for permission after the tap. */
export const NoticesView = ({
  kinds,
  state,
  isBusy = false,
  hasFailed = false,
  example = null,
  onTurnOn,
  onTurnOff,
  onExample,
  onChoose,
}: NoticesViewProps) => {
  const { t } = useTranslation('staffNotices');
  const kindsId = useId();
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary">{t('text')}</Typography>
      {state === 'OFF' && (
        <Button variant="contained" startIcon={<BellOn />} disabled={isBusy} onClick={onTurnOn}>
          {t('turnOn')}
        </Button>
      )}
      {state !== null && state !== 'OFF' && (
        <Alert
          severity={state === 'ON' ? 'success' : 'info'}
          action={
            state === 'ON' && (
              <Button size="small" color="inherit" disabled={isBusy} onClick={onTurnOff}>
                {t('turnOff')}
              </Button>
            )
          }
        >
          {t(state)}
        </Alert>
      )}
      {state === 'ON' && (
        <Button variant="outlined" disabled={isBusy} onClick={onExample}>
          {t('example')}
        </Button>
      )}
      {state === 'ON' && example && <Alert severity={example.isSent ? 'info' : 'error'}>{example.text}</Alert>}
      {hasFailed && <Alert severity="error">{t('failed')}</Alert>}
      <Stack role="group" aria-labelledby={kindsId}>
        <Typography id={kindsId} variant="subtitle2">
          {t('which')}
        </Typography>
        {kinds.map(({ kind, isOn }) => (
          <FormControlLabel
            key={kind}
            label={t(`kinds.${kind}`)}
            control={<Switch checked={isOn} onChange={(_event, isWanted) => onChoose({ kind, isOn: isWanted })} />}
          />
        ))}
      </Stack>
    </Stack>
  );
};
