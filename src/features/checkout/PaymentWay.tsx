import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentDialog } from './PaymentDialog';

/** How this order is paid, and the way to the popup that explains it. */
export const PaymentWay = ({ limitPaise }: { limitPaise: number }) => {
  const { t } = useTranslation('checkout');
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t('payment.title')}
      </Typography>
      <Typography variant="body2">{t('payment.way')}</Typography>
      {/* Its words stand under those above; its room to press reaches further. */}
      <Button onClick={() => setIsOpen(true)} sx={{ ml: -2.5 }}>
        {t('payment.how')}
      </Button>
      <PaymentDialog open={isOpen} limitPaise={limitPaise} onClose={() => setIsOpen(false)} />
    </Box>
  );
};
