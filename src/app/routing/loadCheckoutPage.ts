/** Fetches the code of the cart's page. */
export const loadCheckoutPage = async () =>
  (await import(/* webpackChunkName: "checkout" */ '../../pages/checkout/CheckoutPage')).CheckoutPage;
