import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/constants';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { ExampleButton } from '../../features/messages/ExampleButton';
import { missingByProvider } from '../../features/messages/missingTemplates';
import { useGetMessagesQuery } from '../../store/messagesApi';

/** Which templates are still missing, and an example by each provider: texts with a login code, which proves that codes arrive. */
export const MessagesStep = () => {
  const { t, i18n } = useTranslation(['staffOpening', 'staffMessages']);
  const { data } = useGetMessagesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const missing = missingByProvider(data);
  const texted = data.kinds.filter(({ texts }) => texts.some(({ toRegister }) => toRegister !== null));
  return (
    <>
      {missing.length > 0 && (
        <Typography variant="body2" component="div">
          {t('facts.missingTemplates')}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {missing.map(({ provider, language, kinds }) => (
              <li key={`${provider} ${language}`}>
                {t(`staffMessages:provider.${provider}`)}, <span lang={language}>{LANGUAGE_NAMES[language]}</span>:{' '}
                {kinds.length === texted.length
                  ? t('facts.allTemplates', { count: kinds.length })
                  : kinds.map((kind) => t(`staffMessages:kind.${kind}`)).join(', ')}
              </li>
            ))}
          </Box>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {data.providers
          .filter(({ name }) => name !== 'console')
          .map(({ name, channel }) => (
            <ExampleButton
              key={name}
              example={{
                kind: channel === 'EMAIL' || channel === 'PUSH' ? 'ORDER_PLACED' : 'CODE',
                provider: name,
                language: i18n.language as Language,
              }}
              isNamed
            />
          ))}
      </Box>
    </>
  );
};
