import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { TitledSection } from '../../../components/TitledSection';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { formatPaise } from '../../../lib/money';
import { RowList } from '../../components/RowList';
import { TodoAlert } from '../../components/TodoAlert';
import { useGetMessagesQuery } from '../../store/messagesApi';
import { MessageTextCard } from './MessageTextCard';
import { ProblemRow } from './ProblemRow';
import { ProviderRow } from './ProviderRow';

/** What can't be sent until a template id is entered: provider and language. */
const missingTemplates = ({ providers, kinds }: StaffMessages) =>
  providers
    .filter(({ needsTemplate }) => needsTemplate)
    .flatMap(({ name }) =>
      kinds.flatMap(({ kind, texts }) =>
        texts
          .filter(({ templates }) => !templates.some(({ provider }) => provider === name))
          .map(({ language }) => ({ name, kind, language })),
      ),
    );

/** How messages leave the shop: by whom, in which registered words, at what cost, and what went wrong. */
export const MessagesPage = () => {
  const { t } = useTranslation('staffMessages');
  const { data, isError, refetch } = useGetMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data)
    return isError ? <ErrorState heading="h1" title={t('failed')} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { providers, kinds, problems, codesToday } = data;
  const missing = missingTemplates(data);
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
      </div>
      {isUsedUp && (
        <TodoAlert severity="error" text={t('usedUp')} to="/staff/settings/messages" action={t('changeLimit')} />
      )}
      {providers.some(({ name }) => name === 'console') && <Alert severity="info">{t('printed')}</Alert>}
      {missing.length > 0 && (
        <Alert severity="warning">
          {t('missing')}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {missing.map(({ name, kind, language }) => (
              <li key={`${name} ${kind} ${language}`}>
                {t(`kind.${kind}`)}, {LANGUAGE_NAMES[language]}: {t(`provider.${name}`)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <RowList
        title={t('providers')}
        empty=""
        items={providers}
        keyOf={({ name }) => name}
        render={(provider) => <ProviderRow provider={provider} isFirst={provider === providers[0]} />}
      />
      {kinds.map(({ kind, texts }) => (
        <TitledSection key={kind} title={t(`kind.${kind}`)}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {texts.map((text) => (
              <MessageTextCard key={text.language} kind={kind} text={text} providers={providers} />
            ))}
          </Box>
        </TitledSection>
      ))}
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
