import type {
  AddWindowsBody,
  ChangeWindowBody,
  CloseDayBody,
  RushBody,
  SlotLoad,
  SlotSettings,
} from '../../../contract/staffSlots';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const changes = { transformResponse: unwrap<SlotSettings>, invalidatesTags: ['Slot'] } as const;

/** Delivery windows, closed days and the rush. */
export const slotsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getSlotSettings: build.query<SlotSettings, undefined>({
      query: () => '/slots',
      transformResponse: unwrap<SlotSettings>,
      providesTags: ['Slot'],
    }),
    /** Changes with every order. */
    getSlotLoad: build.query<SlotLoad, undefined>({
      query: () => '/slots/load',
      transformResponse: unwrap<SlotLoad>,
      providesTags: ['Slot', 'Orders', 'Live'],
    }),
    addWindows: build.mutation<SlotSettings, AddWindowsBody>({
      query: (body) => ({ url: '/slots/windows', method: 'POST', body }),
      ...changes,
    }),
    changeWindow: build.mutation<SlotSettings, { id: string; body: ChangeWindowBody }>({
      query: ({ id, body }) => ({ url: `/slots/windows/${encodeURIComponent(id)}`, method: 'PUT', body }),
      ...changes,
    }),
    removeWindow: build.mutation<SlotSettings, string>({
      query: (id) => ({ url: `/slots/windows/${encodeURIComponent(id)}`, method: 'DELETE' }),
      ...changes,
    }),
    closeDeliveryDay: build.mutation<SlotSettings, CloseDayBody>({
      query: (body) => ({ url: '/slots/closed-days', method: 'POST', body }),
      ...changes,
    }),
    openDeliveryDay: build.mutation<SlotSettings, string>({
      query: (day) => ({ url: `/slots/closed-days/${encodeURIComponent(day)}`, method: 'DELETE' }),
      ...changes,
    }),
    setRush: build.mutation<SlotSettings, RushBody>({
      query: (body) => ({ url: '/slots/rush', method: 'PUT', body }),
      ...changes,
    }),
  }),
});

export const {
  useGetSlotSettingsQuery,
  useGetSlotLoadQuery,
  useAddWindowsMutation,
  useChangeWindowMutation,
  useRemoveWindowMutation,
  useCloseDeliveryDayMutation,
  useOpenDeliveryDayMutation,
  useSetRushMutation,
} = slotsApi;
