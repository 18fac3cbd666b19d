import Card from '@mui/material/Card';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ChosenChannel, MessageChoices, MessageGroupChoice } from '../../../contract/messageChoices';
import { ChoiceRow } from '../../components/ChoiceRow';
import { TitledSection } from '../../components/TitledSection';
import { useMessageChoice } from './useMessageChoice';

/** The value of a radio button; the server knows it as null. */
const OFF = 'OFF';

interface MessageGroupProps {
  choice: MessageGroupChoice;
  contacts: Pick<MessageChoices, 'mobileNumber' | 'emailId'>;
  /** Of the text that a choice of WhatsApp agrees to. */
  agreementId: string;
}

/** How the messages of a group come. Each choice is saved at once. */
export const MessageGroup = ({ choice, contacts: { mobileNumber, emailId }, agreementId }: MessageGroupProps) => {
  const { t } = useTranslation('profile');
  const { group, choices, canSwitchOff } = choice;
  const nameOf = (channel: ChosenChannel | null): string =>
    t(`messages.channels.${channel ?? OFF}`, { number: mobileNumber.replace(/^•+/, '…'), emailId });
  const { channel, choose } = useMessageChoice(choice, nameOf);
  const title = t(`messages.groups.${group}.title`);

  return (
    <Card sx={{ padding: { mobile: 2, tablet: 3 } }}>
      <TitledSection title={title}>
        <Typography sx={{ mb: 2 }}>{t(`messages.groups.${group}.text`)}</Typography>
        <RadioGroup
          aria-label={title}
          value={channel ?? OFF}
          onChange={(_event, value) => choose(value === OFF ? null : (value as ChosenChannel))}
          sx={{ gap: 1 }}
        >
          {choices.map((way) => (
            <ChoiceRow
              key={way}
              value={way}
              control={
                <Radio slotProps={{ input: { ...(way === 'WHATSAPP' && { 'aria-describedby': agreementId }) } }} />
              }
              label={nameOf(way)}
            />
          ))}
          {canSwitchOff && <ChoiceRow value={OFF} control={<Radio />} label={nameOf(null)} />}
        </RadioGroup>
        {!canSwitchOff && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {t('messages.neededWhy')}
          </Typography>
        )}
      </TitledSection>
    </Card>
  );
};
