import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../../../../contract/staff';
import { Logout } from '../../../components/lazyIcons';
import { useToasts } from '../../../hooks/useToasts';
import { formatDisplayDate } from '../../../lib/dates';
import { useEndPersonSessionsMutation, useGetPersonSessionsQuery } from '../../store/peopleApi';

/** Where a person is logged in, and a way to end all of it. */
export const PersonSessions = ({ person: { _id } }: { person: StaffMember }) => {
  const { t, i18n } = useTranslation('staffPeople');
  const { enqueueSnackbar } = useToasts();
  const { data } = useGetPersonSessionsQuery(_id);
  const [endAll, { isLoading }] = useEndPersonSessionsMutation();

  const end = async (): Promise<void> => {
    const { data: ended } = await endAll(_id);
    if (ended) enqueueSnackbar(ended.message, { variant: 'success' });
  };

  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="h3">
        {t('sessions')}
      </Typography>
      {data?.items.length === 0 && <Typography color="textSecondary">{t('noSessions')}</Typography>}
      {data && data.items.length > 0 && (
        <>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {data.items.map(({ browser, platform, createdAt, lastUsedAt }, index) => (
              <li key={index}>
                {[browser ?? t('unknownBrowser'), platform].filter((part) => part !== null).join(', ')}
                <Typography variant="body2" color="textSecondary">
                  {t('sessionDates', {
                    from: formatDisplayDate(createdAt, i18n.language),
                    last: formatDisplayDate(lastUsedAt, i18n.language),
                  })}
                </Typography>
              </li>
            ))}
          </Box>
          <Button variant="outlined" startIcon={<Logout />} loading={isLoading} onClick={() => void end()}>
            {t('logOutEverywhere')}
          </Button>
        </>
      )}
    </Stack>
  );
};
