import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/TitledSection';
import { PaymentDialog } from './PaymentDialog';

/** The payment method, with a popup that explains it. */
export const PaymentMethod = ({ limitPaise }: { limitPaise: number }) => {
  const { t } = useTranslation('checkout');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TitledSection
      title={t('payment.title')}
      aside={
        <Button onClick={() => setIsOpen(true)} sx={{ mr: -2 }}>
          {t('payment.how')}
        </Button>
      }
    >
      <Typography variant="body2">{t('payment.way')}</Typography>
      <PaymentDialog open={isOpen} limitPaise={limitPaise} onClose={() => setIsOpen(false)} />
    </TitledSection>
  );
};
