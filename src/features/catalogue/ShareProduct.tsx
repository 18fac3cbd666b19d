import { useTranslation } from 'react-i18next';
import { productPath } from '../../../contract/routes';
import { createIcon } from '../../components/createIcon';
import { styled } from '../../components/styled';
import { useToasts } from '../../hooks/useToasts';

const Share = createIcon(
  <path d="M18 16.08c-.76 0-1.44.3-1.96.77L8.91 12.7c.05-.23.09-.46.09-.7s-.04-.47-.09-.7l7.05-4.11c.54.5 1.25.81 2.04.81 1.66 0 3-1.34 3-3s-1.34-3-3-3-3 1.34-3 3c0 .24.04.47.09.7L8.04 9.81C7.5 9.31 6.79 9 6 9c-1.66 0-3 1.34-3 3s1.34 3 3 3c.79 0 1.5-.31 2.04-.81l7.12 4.16c-.05.21-.08.43-.08.65 0 1.61 1.31 2.92 2.92 2.92s2.92-1.31 2.92-2.92-1.31-2.92-2.92-2.92" />,
);

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
