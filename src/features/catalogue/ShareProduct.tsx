import { useTranslation } from 'react-i18next';
import { productPath } from '../../../contract/routes';
import { Share } from '../../components/icons';
import { styled } from '../../components/styled';
import { useToasts } from '../../hooks/useToasts';

interface ShareProductProps {
  name: string;
  slug: string;
}

const Button = styled('button')(({ theme }) => ({
  ...theme.mixins.plainButton,
  color: theme.vars.palette.primary.main,
}));

/** Web Share where available, else the clipboard. */
export const ShareProduct = ({ name, slug }: ShareProductProps) => {
  const { t } = useTranslation('catalogue');
  const { enqueueSnackbar } = useToasts();

  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      enqueueSnackbar(t('share.copied'), { variant: 'success' });
    } catch {
      // The clipboard is missing or not allowed: the link can still be read and typed.
      enqueueSnackbar(t('share.failed', { url }), { variant: 'info' });
    }
  };

  const share = async (): Promise<void> => {
    const url = window.location.origin + productPath(slug);
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };

  return (
    <Button type="button" tabIndex={0} onClick={() => void share()} aria-label={t('share.action', { name })}>
      <Share />
    </Button>
  );
};
