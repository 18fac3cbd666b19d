import { useTranslation } from 'react-i18next';
import { styled } from './styled';

/** Colours set by law, in both schemes. */
const Mark = styled('span')(({ theme }) => ({
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
}));

/** Green dot in a green square, legally required on vegetarian food; only where the data says so. */
export const VegMark = () => {
  const { t } = useTranslation('catalogue');
  return <Mark role="img" aria-label={t('vegetarian')} data-theme="light" />;
};
