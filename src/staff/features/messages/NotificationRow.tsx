import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NotificationState } from '../../../../contract/messageConstants';
import type { StaffNotification } from '../../../../contract/staffMessages';
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel';
import { useToasts } from '../../../hooks/useToasts';
import { formatDateTime } from '../../../lib/dates';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { enquiryPath, staffOrderPath } from '../../lib/staffPaths';
import { useSendAgainMutation } from '../../store/messagesApi';
import { useMay } from '../../store/staffHooks';

const TONES: Record<NotificationState, StatusTone> = {
  WAITING: 'waiting',
  SENT: 'moving',
  DELIVERED: 'done',
  REFUSED: 'stopped',
  UNKNOWN: 'waiting',
  EXPIRED: 'stopped',
};

interface NotificationRowProps {
  notification: StaffNotification;
  /** Names the order or enquiry that it is about, with the way there. */
  linksSubject?: boolean;
}

/** What one person was told on one channel: what became of it, why, and the way to send it again. */
export const NotificationRow = ({ notification, linksSubject = false }: NotificationRowProps) => {
  const { t, i18n } = useTranslation('staffMessages');
  const maySend = useMay('manageMessages');
  const { enqueueSnackbar } = useToasts();
  const [sendAgain, { isLoading }] = useSendAgainMutation();
  const { _id, at, kind, channel, language, state, reason, detail, orderNumber, ticketNumber, canSendAgain } =
    notification;
  const subject = orderNumber ?? ticketNumber;
  const repeat = async (): Promise<void> => {
    const { data: message } = await sendAgain(_id);
    if (message !== undefined) enqueueSnackbar(message, { variant: 'success' });
  };
  const path = orderNumber === null ? enquiryPath(ticketNumber ?? '') : staffOrderPath(orderNumber);
  return (
    <>
      <div>
        <Typography variant="subtitle2" component="h3">
          {t(`kind.${kind}`)}
          {linksSubject && subject !== null && (
            <>
              {' · '}
              <MuiLink component={Link} to={path}>
                {subject}
              </MuiLink>
            </>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(at, i18n.language)} · {t(`channel.${channel}`)}, {LANGUAGE_NAMES[language]}
        </Typography>
        {reason !== null && <Typography variant="body2">{t(`reason.${reason}`)}</Typography>}
        {detail !== null && (
          <Typography variant="body2" color="textSecondary" lang="en">
            {detail}
          </Typography>
        )}
      </div>
      <StatusLabel tone={TONES[state]} label={t(`state.${state}`)} />
      {maySend && canSendAgain && (
        <Button
          variant="outlined"
          loading={isLoading}
          aria-label={t('sendAgainNamed', { kind: t(`kind.${kind}`), channel: t(`channel.${channel}`) })}
          onClick={() => void repeat()}
        >
          {t('sendAgain')}
        </Button>
      )}
    </>
  );
};
