import type { HttpHandler } from 'msw';
import { addressHandlers } from './address';
import { authHandlers } from './auth';
import { customerHandlers } from './customer';
import { enquiryHandlers } from './enquiries';
import { homepageHandlers } from './homepage';
import { ordersHandlers } from './orders';
import { storeHandlers } from './store';

/** The mock API's default handlers, one file per area. */
export const handlers: HttpHandler[] = [
  ...addressHandlers,
  ...authHandlers,
  ...customerHandlers,
  ...enquiryHandlers,
  ...homepageHandlers,
  ...ordersHandlers,
  ...storeHandlers,
];
