import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LocalShippingOutlined } from '../icons';
import { SeedSun } from '../SeedSun';

/** Replaces the form outside the delivery area (specification §2). */
export const OutsideArea = ({ onRecentre }: { onRecentre: () => void }) => {
  const { t } = useTranslation('location');
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 3 }}>
      <SeedSun tone="turmeric">
        <LocalShippingOutlined />
      </SeedSun>
      <Typography variant="h3" component="p" sx={{ maxWidth: '22ch', textWrap: 'balance' }}>
        {t('outsideTitle')}
      </Typography>
      <Button variant="outlined" size="large" onClick={onRecentre}>
        {t('outsideAction')}
      </Button>
    </Stack>
  );
};
