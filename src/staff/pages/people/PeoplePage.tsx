import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { useGetPeopleQuery } from '../../store/peopleApi';
import { AddPersonDialog } from './AddPersonDialog';
import { PersonDialog } from './PersonDialog';
import { PersonRow } from './PersonRow';
import { SecretDialog, type ShownSecret } from './SecretDialog';

const ROW_HEIGHT_PX = 84;

/** Lists who may use the staff area. */
export const PeoplePage = () => {
  const { t } = useTranslation('staffPeople');
  const { data, isError, refetch } = useGetPeopleQuery(undefined);
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const open = data?.items.find(({ _id }) => _id === openId);

  return (
    <Box sx={{ maxWidth: 960 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', marginBottom: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t('title')}
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </Stack>

      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data
            ? data.items.map((person) => (
                <PersonRow key={person._id} person={person} onOpen={() => setOpenId(person._id)} />
              ))
            : [0, 1, 2].map((row) => (
                <li key={row}>
                  <Skeleton variant="rounded" height={ROW_HEIGHT_PX} />
                </li>
              ))}
        </Stack>
      )}

      <AddPersonDialog open={isAdding} onClose={() => setAdding(false)} onSecret={setSecret} />
      {open && <PersonDialog key={open._id} person={open} onClose={() => setOpenId(null)} onSecret={setSecret} />}
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </Box>
  );
};
