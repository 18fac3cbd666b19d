import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PersonSessions } from '../../../../contract/staffPeople';
import { Logout } from '../../../components/lazyIcons';
import { StatusLabel } from '../../../components/StatusLabel';
import { formatDisplayDate } from '../../../lib/dates';

interface SessionListProps {
  sessions: PersonSessions['items'];
  busy: boolean;
  onEnd: (id: string) => void;
  onEndAll: () => void;
}

/** Logins of a person: each ends by itself, or all together. */
export const SessionList = ({ sessions, busy, onEnd, onEndAll }: SessionListProps) => {
  const { t, i18n } = useTranslation('staffPeople');
  if (sessions.length === 0) return <Typography color="textSecondary">{t('noSessions')}</Typography>;
  return (
    <Stack spacing={1.5}>
      <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {sessions.map(({ _id, browser, platform, createdAt, lastUsedAt, isCurrent }) => {
          const device = [browser ?? t('unknownBrowser'), platform].filter((part) => part !== null).join(', ');
          return (
            <Stack
              key={_id}
              component="li"
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
            >
              <div>
                {device}
                <Typography variant="body2" color="textSecondary">
                  {t('sessionDates', {
                    from: formatDisplayDate(createdAt, i18n.language),
                    last: formatDisplayDate(lastUsedAt, i18n.language),
                  })}
                </Typography>
              </div>
              {isCurrent ? (
                <StatusLabel tone="done" label={t('thisDevice')} />
              ) : (
                <Button
                  variant="text"
                  aria-label={t('endSession', { device })}
                  disabled={busy}
                  onClick={() => onEnd(_id)}
                >
                  {t('end')}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
      <Button variant="outlined" startIcon={<Logout />} loading={busy} onClick={onEndAll}>
        {t('logOutEverywhere')}
      </Button>
    </Stack>
  );
};
