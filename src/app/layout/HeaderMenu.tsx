import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/icons';
import { useToasts } from '../../hooks/useToasts';
import { withLazyNamespaces } from '../../locales/withLazyNamespaces';
import { ChunkBoundary } from '../../components/ChunkBoundary';

/** Loaded on the first tap. */
const makeSheet = (i18n: I18n) =>
  lazy(() => withLazyNamespaces(i18n, async () => (await import('./HeaderMenuSheet')).HeaderMenuSheet));

/** A phone's one menu: what a narrow header has no room for. */
export const HeaderMenu = () => {
  const { t, i18n } = useTranslation(['layout', 'errors']);
  const { enqueueSnackbar } = useToasts();
  const [{ Sheet, attempt }, setSheet] = useState(() => ({ Sheet: makeSheet(i18n), attempt: 0 }));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const onFailed = (): void => {
    enqueueSnackbar(t('errors:panelFailed'), { variant: 'error' });
    setOpen(false);
    setWasOpened(false);
    // `lazy` caches a failed import for good.
    setSheet({ Sheet: makeSheet(i18n), attempt: attempt + 1 });
  };

  return (
    <>
      <button
        type="button"
        tabIndex={0}
        className="menu"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        <Menu />
      </button>
      {wasOpened && (
        <ChunkBoundary key={attempt} onFailed={onFailed}>
          <Suspense fallback={null}>
            <Sheet
              open={isOpen}
              onClose={() => setOpen(false)}
              onGone={() => {
                setOpen(false);
                setWasOpened(false);
              }}
            />
          </Suspense>
        </ChunkBoundary>
      )}
    </>
  );
};
