import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../../components/LazyDialog';
import { retryableLazy } from '../../lib/retryableLazy';

const savedViewsDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "staff-saved-views" */ './SavedViewsDialog')).SavedViewsDialog,
);

interface SavedViewsProps {
  staffId: string;
  /** The filters in the URL. */
  query: string;
  onChoose: (query: string) => void;
}

/** Opens a person's views. */
export const SavedViews = (props: SavedViewsProps) => {
  const { t } = useTranslation('staffBoard');
  const [isOpen, setOpen] = useState(false);
  // Stays mounted for the closing transition.
  const [wasOpened, setWasOpened] = useState(false);
  const open = (): void => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <Button variant="text" sx={{ px: 1, minWidth: 44 }} onClick={open} aria-haspopup="dialog">
        {t('views.title')}
      </Button>
      {wasOpened && (
        <LazyDialog
          dialog={savedViewsDialog}
          props={{ ...props, open: isOpen, onClose: () => setOpen(false) }}
          onFailed={() => {
            setOpen(false);
            setWasOpened(false);
          }}
        />
      )}
    </>
  );
};
