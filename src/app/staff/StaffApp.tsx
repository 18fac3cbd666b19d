import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { AppProviders, type AppProvidersProps } from '../AppProviders';
import { useDocumentLanguage } from '../i18n/useDocumentLanguage';

interface StaffAppProps extends Omit<AppProvidersProps, 'children'> {
  router: RouterProviderProps['router'];
}

/** The staff area in a browser. */
export const StaffApp = ({ router, ...providers }: StaffAppProps) => {
  useDocumentLanguage(providers.i18n);
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  );
};
