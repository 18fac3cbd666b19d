import { staffApi } from './staffApi';
import { staffSessionSlice } from './staffSessionSlice';

/** The staff area's part of the store. */
export const staffSlices = [staffSessionSlice, staffApi];
