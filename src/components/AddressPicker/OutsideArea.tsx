import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LocalShippingOutlined } from '../icons';
import { SeedSun } from '../SeedSun';

/** The panel matches the height of the map beside it. */
const panel = {
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: { mobile: 2, tablet: 4 },
  bgcolor: 'surface.warm',
  borderRadius: 1,
} as const;

/** Replaces the form outside the delivery area (specification §2). */
export const OutsideArea = ({ onRecentre }: { onRecentre: () => void }) => {
  const { t } = useTranslation('location');
  return (
    <Stack role="status" spacing={2} sx={panel}>
      <SeedSun tone="turmeric">
        <LocalShippingOutlined />
      </SeedSun>
      <Typography variant="h3" component="p" sx={{ maxWidth: '22ch', textWrap: 'balance' }}>
        {t('outsideTitle')}
      </Typography>
      <Typography sx={{ maxWidth: '40ch' }}>{t('outsideText')}</Typography>
      <Button variant="contained" size="large" onClick={onRecentre}>
        <span>{t('outsideAction')}</span>
      </Button>
    </Stack>
  );
};
