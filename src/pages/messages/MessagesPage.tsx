import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { BarePage } from '../../components/BarePage';
import { ErrorState } from '../../components/ErrorState';
import { PageTitle } from '../../components/PageTitle';
import { useToasts } from '../../hooks/useToasts';
import { useGetMessagesQuery, useResumeEmailMutation } from '../../store/api/messageChoicesApi';
import { MessageGroup } from './MessageGroup';

/** The height of the groups, in CSS pixels. */
const GROUPS_HEIGHT_PX = 720;
const MAX_WIDTH_PX = 720;
/** Aligns the button's text with the text above. */
const inAlert = { ml: -2.5 };

const Choices = () => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar } = useToasts();
  const { data: choices, isError, refetch } = useGetMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const agreementId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [resumeEmail, { isLoading: isResuming }] = useResumeEmailMutation();

  if (!choices) {
    if (isError) return <ErrorState title={t('messages.failed')} onRetry={() => void refetch()} />;
    return <Skeleton role="status" aria-label={t('messages.loading')} variant="rounded" height={GROUPS_HEIGHT_PX} />;
  }

  const { groups, emailId, emailStop, whatsApp, hasPush } = choices;
  const resume = async (): Promise<void> => {
    const { error } = await resumeEmail(undefined);
    if (error) return;
    enqueueSnackbar(t('messages.emailResumed', { emailId }), { variant: 'success' });
    // The button goes; e-mail can be chosen here again.
    list.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <Stack ref={list} spacing={3}>
      {emailStop !== null && (
        <Alert severity="warning">
          {t(`messages.emailStop.${emailStop}`, { emailId })}
          <div>
            {emailStop === 'UNSUBSCRIBED' ? (
              <Button color="inherit" loading={isResuming} onClick={() => void resume()} sx={inAlert}>
                {t('messages.resumeEmail')}
              </Button>
            ) : (
              <Button color="inherit" component={Link} to={ROUTES.profile.path} sx={inAlert}>
                {t('messages.changeEmail')}
              </Button>
            )}
          </div>
        </Alert>
      )}
      {whatsApp?.isStopped && <Alert severity="info">{t('messages.whatsAppStopped')}</Alert>}
      {whatsApp && (
        <Typography id={agreementId} color="textSecondary">
          {groups.some(({ channel }) => channel === 'WHATSAPP') ? whatsApp.leaving : whatsApp.agreement}
        </Typography>
      )}
      {groups.map((choice) => (
        <MessageGroup key={choice.group} choice={choice} contacts={choices} agreementId={agreementId} />
      ))}
      {hasPush && <Typography color="textSecondary">{t('messages.push')}</Typography>}
    </Stack>
  );
};

/** On which channel the customer hears of their orders. */
export const MessagesPage = () => {
  const { t } = useTranslation('profile');
  return (
    <BarePage>
      <PageTitle title={t('messages.title')} back={{ to: ROUTES.profile.path, label: t('title') }} />
      <Stack sx={{ maxWidth: MAX_WIDTH_PX }}>
        <Choices />
      </Stack>
    </BarePage>
  );
};
