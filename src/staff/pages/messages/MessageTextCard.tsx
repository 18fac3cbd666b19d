import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_PROVIDERS, type MessageKind, type MessageProviderName } from '../../../../contract/messageConstants';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { CopyButton } from '../../components/CopyButton';
import { ExampleButton } from '../../features/messages/ExampleButton';
import type { MessageProvider } from './ProviderRow';
import { TemplateForm } from './TemplateForm';

type MessageText = StaffMessages['kinds'][number]['texts'][number];

interface MessageTextCardProps {
  kind: MessageKind;
  text: MessageText;
  providers: readonly MessageProvider[];
}

const isText = (provider: MessageProvider): provider is MessageProvider & { name: MessageProviderName } =>
  TEXT_PROVIDERS.some((name) => name === provider.name);

/** What a message says in one language, as it is registered and read, with each provider's template id and a test. */
export const MessageTextCard = ({ kind, text, providers }: MessageTextCardProps) => {
  const { t } = useTranslation('staffMessages');
  const { language, toRegister, whatsApp, example, titled, templates } = text;
  const hasWhatsApp = providers.some(({ channel }) => channel === 'WHATSAPP');
  const words = (content: string) => (
    <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {content}
    </Typography>
  );
  return (
    <Box component="section" aria-label={LANGUAGE_NAMES[language]} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h4" lang={language}>
        {LANGUAGE_NAMES[language]}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { tablet: '1fr 1fr' }, '& > *': { minWidth: 0 } }}>
        {toRegister !== null && (
          <Titled title={t('toRegister')}>
            {words(toRegister)}
            <CopyButton text={toRegister} />
          </Titled>
        )}
        {toRegister !== null && hasWhatsApp && (
          <Titled title={t('toRegisterWhatsApp')}>
            {whatsApp === null ? (
              <Typography>{t('codeOnWhatsApp')}</Typography>
            ) : (
              <>
                {words(whatsApp)}
                <CopyButton text={whatsApp} />
              </>
            )}
          </Titled>
        )}
        {toRegister !== null && <Titled title={t('example')}>{words(example)}</Titled>}
        {titled !== null && (
          <Titled title={t('titled')}>
            <Box sx={{ fontWeight: 600 }}>{words(titled.title)}</Box>
            {words(titled.body)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {providers
                .filter((provider) => !isText(provider))
                .map(({ name }) => (
                  <ExampleButton key={name} example={{ kind, language, provider: name }} isNamed />
                ))}
            </Box>
          </Titled>
        )}
      </Box>
      {(toRegister === null ? [] : providers.filter(isText)).map((provider) => (
        <TemplateForm
          key={provider.name}
          kind={kind}
          language={language}
          provider={provider}
          templateId={templates.find((each) => each.provider === provider.name)?.templateId ?? ''}
        />
      ))}
    </Box>
  );
};

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', justifyItems: 'start' }}>
    <Typography variant="body2" color="textSecondary">
      {title}
    </Typography>
    {children}
  </Box>
);
