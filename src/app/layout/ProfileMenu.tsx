import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore, PersonOutlined } from '../../components/icons';
import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../store/slices/authSlice';
import { withLazyNamespaces } from '../../locales/withLazyNamespaces';

/** Loaded on the first click, with their messages: visitors don't need them. */
const fetchList = (i18n: I18n) =>
  withLazyNamespaces(i18n, async () => (await import('./ProfileMenuList')).ProfileMenuList);

/** The logged-in customer’s menu in the header: profile and logout. */
export const ProfileMenu = () => {
  const { t, i18n } = useTranslation('layout');
  const [ProfileMenuList] = useState(() => lazy(() => fetchList(i18n)));
  const user = useAppSelector(selectUser);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [everOpened, setEverOpened] = useState(false);
  const menuId = useId();

  return (
    <>
      <button
        type="button"
        tabIndex={0}
        className="customer"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setEverOpened(true);
        }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
      >
        <PersonOutlined fontSize="small" />
        <span>{user?.name ?? t('account')}</span>
        <ExpandMore fontSize="small" />
      </button>
      {everOpened && (
        <Suspense fallback={null}>
          <ProfileMenuList id={menuId} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
