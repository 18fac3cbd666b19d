import type { Resources } from '../resources';
import addresses from './addresses.json';
import cart from './cart.json';
import catalogue from './catalogue.json';
import checkout from './checkout.json';
import common from './common.json';
import content from './content.json';
import enquiries from './enquiries.json';
import errors from './errors.json';
import head from './head.json';
import home from './home.json';
import layout from './layout.json';
import location from './location.json';
import login from './login.json';
import orders from './orders.json';
import payment from './payment.json';
import profile from './profile.json';
import search from './search.json';

export const resources: Resources = {
  addresses,
  cart,
  catalogue,
  checkout,
  common,
  content,
  enquiries,
  errors,
  head,
  home,
  layout,
  location,
  login,
  orders,
  payment,
  profile,
  search,
};
