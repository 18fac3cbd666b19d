import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DayField } from './DayField';
import { SwitchField } from './SwitchField';

/** They say when an offer or a banner is on Home. */
export const ShownFields = () => {
  const { t } = useTranslation('staffSelling');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          gridTemplateColumns: { mobile: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DayField name="startsOn" label={t('fields.startsOn')} hint={t('hints.startsOn')} />
        <DayField name="endsOn" label={t('fields.endsOn')} hint={t('hints.endsOn')} />
      </Box>
      <SwitchField name="active" label={t('fields.active')} />
    </>
  );
};
