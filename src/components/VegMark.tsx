import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/**
 * The mark that Indian law asks for on vegetarian food: a green dot in a green square. Only where the shop's data says
 * so; never as an ornament.
 */
export const VegMark = () => {
  const { t } = useTranslation('catalogue');
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('vegetarian')}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: 16,
        height: 16,
        flexShrink: 0,
        border: '1.5px solid',
        borderColor: 'success.main',
        borderRadius: '2px',
        bgcolor: 'background.paper',
        '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' },
      }}
    />
  );
};
