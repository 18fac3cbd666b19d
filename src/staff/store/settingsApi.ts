import type { Envelope } from '../../../contract/http';
import type { SettingsSection } from '../../../contract/settingsFields';
import type { SectionBody, SettingsTodos, ShopSettings, StoredSection } from '../../../contract/shopSettings';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** The settings of the shop. */
const settingsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    /** Refetched only on opening a page of it: a form must not change under the hand. */
    getShopSettings: build.query<ShopSettings, undefined>({
      query: () => '/settings',
      transformResponse: unwrap<ShopSettings>,
    }),
    /** What customers see as a sample until it is replaced. */
    getSettingsTodos: build.query<SettingsTodos, undefined>({
      query: () => '/settings/todos',
      transformResponse: unwrap<SettingsTodos>,
      providesTags: ['Setting'],
      extraOptions: { silent: true },
    }),
    saveSettings: build.mutation<Envelope<StoredSection>, { section: SettingsSection; body: SectionBody }>({
      query: ({ section, body }) => ({ url: `/settings/${section}`, method: 'PUT', body }),
      transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<StoredSection>,
      invalidatesTags: ['Setting'],
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetShopSettingsQuery, useGetSettingsTodosQuery, useSaveSettingsMutation } = settingsApi;
