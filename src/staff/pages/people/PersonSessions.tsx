import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Envelope } from '../../../../contract/http';
import type { StaffMember } from '../../../../contract/staff';
import { useToasts } from '../../../hooks/useToasts';
import { SessionList } from '../../features/sessions/SessionList';
import {
  useEndPersonSessionMutation,
  useEndPersonSessionsMutation,
  useGetPersonSessionsQuery,
} from '../../store/sessionsApi';

/** Where a person is logged in, and ways to end it. */
export const PersonSessions = ({ person: { _id: personId } }: { person: StaffMember }) => {
  const { t } = useTranslation('staffPeople');
  const { enqueueSnackbar } = useToasts();
  const { data } = useGetPersonSessionsQuery(personId);
  const [endOne, ending] = useEndPersonSessionMutation();
  const [endAll, endingAll] = useEndPersonSessionsMutation();
  const report = ({ data: ended }: { data?: Envelope<null> }): void => {
    if (ended) enqueueSnackbar(ended.message, { variant: 'success' });
  };

  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="h3">
        {t('sessions')}
      </Typography>
      {data && (
        <SessionList
          sessions={data.items}
          busy={ending.isLoading || endingAll.isLoading}
          onEnd={(id) => void endOne({ personId, id }).then(report)}
          onEndAll={() => void endAll(personId).then(report)}
        />
      )}
    </Stack>
  );
};
