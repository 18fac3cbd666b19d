import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Done } from '../../components/lazyIcons';

/** Copies a text that is shown once, and says so. */
export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation('staffFrame');
  const [copied, setCopied] = useState('');
  return (
    <Button
      variant="outlined"
      startIcon={copied === text ? <Done /> : undefined}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      <span role="status">{t(copied === text ? 'copied' : 'copy')}</span>
    </Button>
  );
};
