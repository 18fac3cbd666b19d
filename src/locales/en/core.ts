import cart from './cart.json';
import catalogue from './catalogue.json';
import common from './common.json';
import errors from './errors.json';
import head from './head.json';
import home from './home.json';
import layout from './layout.json';
import recipes from './recipes.json';
import search from './search.json';

/** Core namespaces: layout, Home, lists and products. */
export const core = { cart, catalogue, common, errors, head, home, layout, recipes, search };
