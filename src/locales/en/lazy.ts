import addresses from './addresses.json';
import checkout from './checkout.json';
import complaints from './complaints.json';
import content from './content.json';
import enquiries from './enquiries.json';
import location from './location.json';
import login from './login.json';
import orders from './orders.json';
import payment from './payment.json';
import profile from './profile.json';
import ratings from './ratings.json';
import recipe from './recipe.json';
import trace from './trace.json';
import wishlist from './wishlist.json';

/** Lazy namespaces. */
export const lazy = {
  addresses,
  checkout,
  complaints,
  content,
  enquiries,
  location,
  login,
  orders,
  payment,
  profile,
  ratings,
  recipe,
  trace,
  wishlist,
};
