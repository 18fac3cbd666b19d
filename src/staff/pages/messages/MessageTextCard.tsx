import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MessageKind } from '../../../../contract/messageConstants';
import type { StaffMessages } from '../../../../contract/staffMessages';
import { LANGUAGE_NAMES } from '../../../lib/language';
import { CopyButton } from '../../components/CopyButton';
import type { MessageProvider } from './ProviderRow';
import { TemplateForm } from './TemplateForm';

type MessageText = StaffMessages['kinds'][number]['texts'][number];

interface MessageTextCardProps {
  kind: MessageKind;
  text: MessageText;
  providers: readonly MessageProvider[];
}

/** What a message says in one language, as it is registered and read, with each provider's template id and a test. */
export const MessageTextCard = ({ kind, text, providers }: MessageTextCardProps) => {
  const { t } = useTranslation('staffMessages');
  const { language, toRegister, example, templates } = text;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3" lang={language}>
        {LANGUAGE_NAMES[language]}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { tablet: '1fr 1fr' }, '& > *': { minWidth: 0 } }}>
        <div>
          <Typography variant="body2" color="textSecondary">
            {t('toRegister')}
          </Typography>
          <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1 }}>
            {toRegister}
          </Typography>
          <CopyButton text={toRegister} />
        </div>
        <div>
          <Typography variant="body2" color="textSecondary">
            {t('example')}
          </Typography>
          <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {example}
          </Typography>
        </div>
      </Box>
      {providers.map((provider) => (
        <TemplateForm
          key={provider.name}
          kind={kind}
          language={language}
          provider={provider}
          templateId={templates.find((each) => each.provider === provider.name)?.templateId ?? ''}
        />
      ))}
    </Card>
  );
};
