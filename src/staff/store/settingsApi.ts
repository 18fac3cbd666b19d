import type { Envelope } from '../../../contract/http';
import type { LimitRaise } from '../../../contract/limitRaises';
import type { PayeeChange } from '../../../contract/payeeChanges';
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
    /** Another payee that waits, or that was approved within a week. */
    getPayeeChange: build.query<PayeeChange | null, undefined>({
      query: () => '/settings/payee/changes',
      transformResponse: unwrap<PayeeChange | null>,
      providesTags: ['Setting'],
      extraOptions: { silent: true },
    }),
    decidePayeeChange: build.mutation<null, { id: string; how: 'approve' | 'decline' }>({
      query: ({ id, how }) => ({ url: `/settings/payee/changes/${encodeURIComponent(id)}/${how}`, method: 'POST' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Setting'],
    }),
    /** Limits that were raised within a week. */
    getLimitRaises: build.query<LimitRaise[], undefined>({
      query: () => '/settings/counter/raises',
      transformResponse: unwrap<LimitRaise[]>,
      providesTags: ['Setting'],
      extraOptions: { silent: true },
    }),
    confirmLimitRaise: build.mutation<null, string>({
      query: (id) => ({ url: `/settings/counter/raises/${encodeURIComponent(id)}/confirm`, method: 'POST' }),
      transformResponse: unwrap<null>,
      invalidatesTags: ['Setting'],
    }),
    saveSettings: build.mutation<Envelope<StoredSection>, { section: SettingsSection; body: SectionBody }>({
      query: ({ section, body }) => ({ url: `/settings/${section}`, method: 'PUT', body }),
      transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<StoredSection>,
      invalidatesTags: ['Setting'],
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  useGetShopSettingsQuery,
  useGetSettingsTodosQuery,
  useGetPayeeChangeQuery,
  useDecidePayeeChangeMutation,
  useGetLimitRaisesQuery,
  useConfirmLimitRaiseMutation,
  useSaveSettingsMutation,
} = settingsApi;
