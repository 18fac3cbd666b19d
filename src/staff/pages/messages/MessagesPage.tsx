import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_CHANNELS } from '../../../../contract/messageConstants';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { formatDateTime } from '../../../lib/dates';
import { formatPaise } from '../../../lib/money';
import { RowList } from '../../components/RowList';
import { TodoAlert } from '../../components/TodoAlert';
import { NotificationRow } from '../../features/messages/NotificationRow';
import { useGetMessagesQuery } from '../../store/messagesApi';
import { KindFold } from './KindFold';
import { missingIn } from '../../features/messages/missingTemplates';
import { ProblemRow } from './ProblemRow';
import { ProviderRow } from './ProviderRow';

const REFRESH_MS = 30_000;
/** Login codes first, then what can't be switched off. */
const GROUPS = [null, 'NEEDED', 'PROGRESS'] as const;

/** How messages leave the shop: what waits, what did not arrive, by whom and at what cost they are sent, and what each says. */
export const MessagesPage = () => {
  const { t } = useTranslation('staffMessages');
  const { data, isError, refetch } = useGetMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  if (!data)
    return isError ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { providers, notArrived, problems, codesToday } = data;
  const isUsedUp = codesToday.spentPaise >= codesToday.limitPaise;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, '& > *': { minWidth: 0 } }}>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography color="textSecondary">
          {t('codesToday', { spent: formatPaise(codesToday.spentPaise), limit: formatPaise(codesToday.limitPaise) })}
        </Typography>
        <Costs providers={providers} />
        <Waiting waiting={data.waiting} />
      </div>
      {isUsedUp && (
        <TodoAlert severity="error" text={t('usedUp')} to="/staff/settings/messages" action={t('changeLimit')} />
      )}
      {providers.some(({ name }) => name === 'console') && <Alert severity="info">{t('printed')}</Alert>}
      <RowList
        title={t('notArrived')}
        empty={t('allArrived')}
        items={notArrived}
        keyOf={({ _id }) => _id}
        render={(notification) => <NotificationRow notification={notification} linksSubject />}
      />
      <RowList
        title={t('providers')}
        empty=""
        items={providers}
        keyOf={({ name }) => name}
        render={(provider) => <ProviderRow provider={provider} />}
      />
      <Kinds {...data} />
      <RowList
        title={t('problems')}
        empty={t('noProblems')}
        items={problems}
        keyOf={({ _id }) => _id}
        render={(problem) => <ProblemRow problem={problem} />}
      />
    </Box>
  );
};

/** The month's, of the channels that cost anything. */
const Costs = ({ providers }: Pick<StaffMessages, 'providers'>) => {
  const { t } = useTranslation('staffMessages');
  const costs = MESSAGE_CHANNELS.flatMap((channel) => {
    const paise = providers.reduce((sum, each) => sum + (each.channel === channel ? each.costPaise : 0), 0);
    return paise === 0 ? [] : [`${t(`channel.${channel}`)} ${formatPaise(paise)}`];
  });
  return costs.length > 0 && <Typography color="textSecondary">{t('costs', { costs: costs.join(', ') })}</Typography>;
};

/** What is to be sent, channel by channel. */
const Waiting = ({ waiting }: Pick<StaffMessages, 'waiting'>) => {
  const { t, i18n } = useTranslation('staffMessages');
  if (waiting.length === 0) return <Typography color="textSecondary">{t('nothingWaits')}</Typography>;
  return waiting.map(({ channel, count, oldestAt }) => (
    <Typography key={channel} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('waiting', { channel: t(`channel.${channel}`), count, at: formatDateTime(oldestAt, i18n.language) })}
    </Typography>
  ));
};

const Kinds = ({ providers, kinds }: StaffMessages) => {
  const { t } = useTranslation('staffMessages');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const lacks = ({ texts }: StaffMessages['kinds'][number]) =>
    texts.reduce((sum, text) => sum + missingIn(text, providers).length, 0);
  const count = kinds.reduce((sum, kind) => sum + lacks(kind), 0);
  const shown = onlyMissing && count > 0 ? kinds.filter((kind) => lacks(kind) > 0) : kinds;
  return (
    <>
      {count > 0 && (
        <Alert severity="warning">
          {t('missing', { count })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Switch checked={onlyMissing} onChange={(_event, isOn) => setOnlyMissing(isOn)} />}
            label={t('onlyMissing')}
          />
        </Alert>
      )}
      {GROUPS.map((group) => {
        const ofGroup = shown.filter((kind) => kind.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <TitledSection key={group} title={t(`group.${group ?? 'CODES'}`)}>
            {group !== null && (
              <Typography color="textSecondary" sx={{ marginBlock: -1, paddingBlockEnd: 2 }}>
                {t(`groupText.${group}`)}
              </Typography>
            )}
            <Box sx={{ display: 'grid', gap: 1, '& > *': { minWidth: 0 } }}>
              {ofGroup.map((kind) => (
                <KindFold key={kind.kind} kind={kind} providers={providers} onlyMissing={onlyMissing && count > 0} />
              ))}
            </Box>
          </TitledSection>
        );
      })}
    </>
  );
};
