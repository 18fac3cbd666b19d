import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LoginSession } from '../../../contract/auth';
import { ErrorState } from '../../components/ErrorState';
import { useToasts } from '../../hooks/useToasts';
import { formatDisplayDate } from '../../lib/dates';
import { useEndOtherSessionsMutation, useGetSessionsQuery } from '../../store/api/customerApi';

/** The height of two logins, in CSS pixels. */
const LIST_HEIGHT_PX = 196;

/** Lists where the customer is logged in, and ends all other logins. */
export const LoginSessionList = () => {
  const { t, i18n } = useTranslation('profile');
  const { enqueueSnackbar } = useToasts();
  const { data: sessions, isError, refetch } = useGetSessionsQuery(undefined);
  const [endOthers, { isLoading: isEnding }] = useEndOtherSessionsMutation();

  if (!sessions) {
    if (isError) return <ErrorState title={t('sessions.failed')} onRetry={() => void refetch()} />;
    return <Skeleton role="status" aria-label={t('sessions.loading')} variant="rounded" height={LIST_HEIGHT_PX} />;
  }

  const nameOf = ({ browser, platform }: LoginSession): string | null =>
    browser !== null && platform !== null ? t('sessions.browserOn', { browser, platform }) : (browser ?? platform);
  const hasOthers = sessions.some(({ current }) => !current);
  const date = (iso: string) => formatDisplayDate(iso, i18n.language);
  const end = async (): Promise<void> => {
    const { error } = await endOthers(undefined);
    if (!error) enqueueSnackbar(t('sessions.ended'), { variant: 'success' });
  };

  return (
    <>
      {hasOthers && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('sessions.text')}
        </Typography>
      )}
      <List disablePadding>
        {sessions.map((session, index) => (
          <ListItem key={index} disableGutters disablePadding={!hasOthers} divider={hasOthers}>
            <ListItemText
              primary={
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  {nameOf(session) ?? t(session.current ? 'sessions.current' : 'sessions.unknown')}
                  {session.current && nameOf(session) !== null && (
                    <Chip size="small" color="secondary" label={t('sessions.current')} />
                  )}
                </Box>
              }
              secondary={t('sessions.dates', { since: date(session.createdAt), used: date(session.lastUsedAt) })}
              slotProps={{ primary: { variant: 'subtitle1', component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
      {hasOthers && (
        <Button variant="outlined" loading={isEnding} onClick={() => void end()} sx={{ mt: 2 }}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  );
};
