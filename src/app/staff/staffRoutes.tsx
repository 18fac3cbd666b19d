import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { addStaffNamespaces } from '../../locales/staffNamespaces';
import { StaffArea } from '../../staff/StaffArea';
import { useLanguage } from '../i18n/useLanguage';
import { StaffErrorPage } from './StaffErrorPage';

const Preferences = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preferences" */ '../layout/Preferences')).Preferences,
}));

const StaffPages = () => {
  const { changeLanguage } = useLanguage(addStaffNamespaces);
  return (
    <StaffArea
      preferences={
        <Suspense fallback={null}>
          <Preferences addNamespaces={addStaffNamespaces} />
        </Suspense>
      }
      onLanguage={(language) => void changeLanguage(language)}
    />
  );
};

/** One route: the staff area lists its pages itself (src/staff/staffPages.ts). */
export const makeStaffRoutes = (): RouteObject[] => [
  { path: ROUTES.staff.path, element: <StaffPages />, errorElement: <StaffErrorPage /> },
];
