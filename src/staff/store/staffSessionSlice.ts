import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface StaffSessionState {
  token: string | null;
}

const initialState: StaffSessionState = { token: null };

/** Whether someone of the shop is logged in here; independent of the customer on the same device. */
export const staffSessionSlice = createSlice({
  name: 'staffSession',
  initialState,
  reducers: {
    /** From the storage, also when another tab has changed it. */
    staffTokenRead: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload;
    },
    staffLoggedIn: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
    },
    staffLoggedOut: (state) => {
      state.token = null;
    },
  },
  selectors: { selectStaffToken: ({ token }) => token },
});

export const { staffTokenRead, staffLoggedIn, staffLoggedOut } = staffSessionSlice.actions;
export const { selectStaffToken } = staffSessionSlice.selectors;
