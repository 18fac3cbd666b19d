import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODE, ENQUIRY_MAX_LENGTH } from '../../../contract/constants';
import { FormField } from '../../components/FormField';
import { typeMobileNumber } from '../../lib/mobileNumber';
import { cleanOrderNumber, type EnquiryMessage, type EnquiryTopic } from './enquiryValues';
import { KindChoice } from './KindChoice';
import { TrapField } from './TrapField';

const pairOnWideScreens = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
};

const MESSAGE_ROWS = 5;

interface EnquiryFieldsProps {
  topic: EnquiryTopic;
  autoFocus: boolean;
}

/** Asks only for what a reply needs. */
export const EnquiryFields = ({ topic, autoFocus }: EnquiryFieldsProps) => {
  const { t } = useTranslation('enquiries');
  const translate = (key: string) => t(key as EnquiryMessage);
  const limited = (name: keyof typeof ENQUIRY_MAX_LENGTH) => ({
    name,
    label: t(name),
    translate,
    slotProps: { htmlInput: { maxLength: ENQUIRY_MAX_LENGTH[name] } },
  });
  return (
    <>
      {topic === 'support' && <KindChoice />}
      <Box sx={pairOnWideScreens}>
        <FormField {...limited('name')} required autoComplete="name" autoFocus={autoFocus} />
        {topic === 'support' ? (
          <FormField {...limited('orderNumber')} hint={t('orderNumberHint')} clean={cleanOrderNumber} />
        ) : (
          <FormField {...limited('city')} required autoComplete="address-level2" />
        )}
        <FormField
          name="mobileNumber"
          label={t('mobileNumber')}
          translate={translate}
          hint={t('contactHint')}
          type="tel"
          autoComplete="tel-national"
          clean={typeMobileNumber}
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">{COUNTRY_CODE}</InputAdornment> },
            htmlInput: { inputMode: 'numeric' },
          }}
        />
        <FormField name="emailId" label={t('emailId')} translate={translate} type="email" autoComplete="email" />
      </Box>
      {topic === 'franchise' && <FormField {...limited('investment')} hint={t('optional')} />}
      <FormField {...limited('message')} required multiline minRows={MESSAGE_ROWS} />
      <TrapField />
    </>
  );
};
