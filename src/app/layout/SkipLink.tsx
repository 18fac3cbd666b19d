import { useTranslation } from 'react-i18next';
import { styled } from '../../components/styled';

export const CONTENT_ID = 'content';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  padding: theme.spacing(1.5),
  borderRadius: 999,
  zIndex: theme.zIndex.tooltip,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

export const SkipLink = () => {
  const { t } = useTranslation('layout');
  return (
    <Root
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The router would navigate to the fragment.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </Root>
  );
};
