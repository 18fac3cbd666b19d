import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffWaitlist, TellWaitingBody, WaitlistEntry } from '../../../../contract/waitlist';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { StatusLabel } from '../../../components/StatusLabel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useToasts } from '../../../hooks/useToasts';
import { formatDisplayDate } from '../../../lib/dates';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatMobileNumber } from '../../../lib/mobileNumber';
import { BackLink } from '../../components/BackLink';
import { RowList } from '../../components/RowList';
import { SearchInUrl, useSearchInUrl } from '../../components/SearchInUrl';
import { TodoAlert } from '../../components/TodoAlert';
import { saveCsv } from '../../lib/csv';
import { AREAS_PATH, MESSAGES_PATH } from '../../lib/staffPaths';
import {
  useExportWaitlistMutation,
  useGetWaitlistQuery,
  useRemoveFromWaitlistMutation,
  useTellWaitingMutation,
} from '../../store/waitlistApi';

/** Who waits for the shop to deliver to a place; what is searched for is in the URL. */
export const WaitlistPage = () => {
  const { t } = useTranslation('staffAreas');
  const [search] = useSearchInUrl();
  const { currentData, error, refetch } = useGetWaitlistQuery(search, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to={AREAS_PATH} label={t('title')} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBottom: 2 }}
      >
        <Typography variant="h2" component="h1">
          {t('waitlist.title')}
        </Typography>
        <SaveAsFile />
      </Stack>
      {currentData && <ToTell waitlist={currentData} />}
      <SearchInUrl label={t('waitlist.search')} action={t('waitlist.find')} />
      <div role="status">
        <VisuallyHidden>
          {currentData && search !== '' && t('waitlist.people', { count: currentData.total })}
        </VisuallyHidden>
      </div>
      {currentData ? (
        <Entries waitlist={currentData} isSearch={search !== ''} />
      ) : error ? (
        <ErrorState title={t('waitlist.failed')} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Box>
  );
};

const SaveAsFile = () => {
  const { t, i18n } = useTranslation('staffAreas');
  const [read, reading] = useExportWaitlistMutation();
  const dayOf = (moment: string) => formatDisplayDate(moment, i18n.language);
  const save = async (): Promise<void> => {
    const { data } = await read(undefined);
    if (!data) return;
    const columns = ['place', 'number', 'asked', 'inArea', 'told'] as const;
    saveCsv('vayal-waitlist.csv', [
      columns.map((column) => t(`waitlist.columns.${column}`)),
      ...data.items.map(({ place, mobileNumber, askedAt, area, toldAt }) => [
        place,
        mobileNumber,
        dayOf(askedAt),
        area,
        toldAt === null ? null : dayOf(toldAt),
      ]),
    ]);
  };
  return (
    <Button variant="outlined" loading={reading.isLoading} onClick={() => void save()}>
      {t('waitlist.save')}
    </Button>
  );
};

/** What opened since, with its one tap, and how many wait elsewhere. */
const ToTell = ({ waitlist: { areas, places, unregistered } }: { waitlist: StaffWaitlist }) => {
  const { t } = useTranslation('staffAreas');
  const { enqueueSnackbar } = useToasts();
  const [tell, telling] = useTellWaitingMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const send = async (body: TellWaitingBody): Promise<void> => {
    const { data } = await tell(body);
    setAsked(null);
    if (data) enqueueSnackbar(data.message, { variant: 'success' });
  };
  return (
    <Stack spacing={2} useFlexGap sx={{ mb: 2 }}>
      {unregistered.length > 0 && (
        <TodoAlert
          text={t('waitlist.unregistered', {
            languages: unregistered.map((language) => LANGUAGE_NAMES[language]).join(', '),
          })}
          to={MESSAGES_PATH}
          action={t('waitlist.toMessages')}
        />
      )}
      {areas.map(({ _id, name, count }) => (
        <Alert
          key={_id}
          severity="info"
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          action={
            <Button
              variant="contained"
              loading={telling.isLoading}
              onClick={() => void send({ areaId: _id })}
              sx={{ minHeight: 44 }}
            >
              {t('waitlist.tell', { count })}
            </Button>
          }
        >
          {t('waitlist.inArea', { count, area: name })}
        </Alert>
      ))}
      <RowList
        title={t('waitlist.places')}
        empty={t('waitlist.noPlaces')}
        items={places}
        keyOf={({ place }) => place}
        render={({ place, count, offMapCount }) => (
          <>
            <div>
              <Typography variant="subtitle2">{place}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  t('waitlist.people', { count }),
                  ...(offMapCount > 0 ? [t('waitlist.offMap', { count: offMapCount })] : []),
                ].join(' · ')}
              </Typography>
            </div>
            {offMapCount > 0 && (
              <Button onClick={() => setAsked(place)} aria-label={t('waitlist.deliversNowNamed', { place })}>
                {t('waitlist.deliversNow')}
              </Button>
            )}
          </>
        )}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('waitlist.deliversNowQuestion', { place: asked ?? '' })}
        confirmLabel={t('waitlist.deliversNowYes')}
        busy={telling.isLoading}
        onConfirm={() => void send({ place: asked ?? '' })}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
};

const Entries = ({ waitlist: { items, total }, isSearch }: { waitlist: StaffWaitlist; isSearch: boolean }) => {
  const { t, i18n } = useTranslation('staffAreas');
  const { enqueueSnackbar } = useToasts();
  const [remove, removing] = useRemoveFromWaitlistMutation();
  const [asked, setAsked] = useState<WaitlistEntry | null>(null);
  const dayOf = (moment: string) => formatDisplayDate(moment, i18n.language);
  return (
    <>
      <RowList
        title={t('waitlist.people', { count: total })}
        empty={t(isSearch ? 'waitlist.nothing' : 'waitlist.none')}
        items={items}
        keyOf={({ _id }) => _id}
        render={(entry) => (
          <>
            <div>
              <Typography variant="subtitle2">
                {formatMobileNumber(entry.mobileNumber)} · {entry.place}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('waitlist.asked', { day: dayOf(entry.askedAt) })}
              </Typography>
            </div>
            {entry.toldAt !== null ? (
              <StatusLabel tone="done" label={t('waitlist.told', { day: dayOf(entry.toldAt) })} />
            ) : (
              entry.area !== null && <StatusLabel tone="waiting" label={t('waitlist.canBeTold')} />
            )}
            <Button
              color="error"
              onClick={() => setAsked(entry)}
              aria-label={t('waitlist.removeNamed', { number: formatMobileNumber(entry.mobileNumber) })}
            >
              {t('waitlist.remove')}
            </Button>
          </>
        )}
      />
      {items.length < total && <Typography sx={{ mt: 1 }}>{t('waitlist.more', { count: items.length })}</Typography>}
      <ConfirmDialog
        open={asked !== null}
        title={t('waitlist.removeQuestion', { number: asked ? formatMobileNumber(asked.mobileNumber) : '' })}
        confirmLabel={t('waitlist.remove')}
        destructive
        busy={removing.isLoading}
        onConfirm={async () => {
          const { data } = asked ? await remove(asked._id) : {};
          setAsked(null);
          if (data) enqueueSnackbar(data.message, { variant: 'success' });
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
};
