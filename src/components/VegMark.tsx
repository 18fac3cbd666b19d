import { styled } from '@mui/material/styles';
import { memoTheme } from './memoTheme';
import { useTranslation } from 'react-i18next';

/** Green on white whatever the scheme: its colours are the law's. */
const Mark = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    flexShrink: 0,
    border: '1.5px solid',
    borderColor: theme.vars.palette.success.main,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.background.paper,
    forcedColorAdjust: 'none',
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.success.main,
    },
  })),
);

/**
 * The mark that Indian law asks for on vegetarian food: a green dot in a green square. Only where the shop's data says
 * so; never as an ornament.
 */
export const VegMark = () => {
  const { t } = useTranslation('catalogue');
  return <Mark role="img" aria-label={t('vegetarian')} data-theme="light" />;
};
