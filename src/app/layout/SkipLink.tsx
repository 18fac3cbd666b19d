import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the header, to the page. */
export const SkipLink = () => {
  const { t } = useTranslation('layout');
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The router would take the fragment for a navigation.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        padding: 1.5,
        borderRadius: 999,
        zIndex: theme.zIndex.tooltip,
        bgcolor: 'background.paper',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      {t('skipToContent')}
    </Link>
  );
};
