export const loadCheckoutPage = async () =>
  (await import(/* webpackChunkName: "checkout" */ '../../pages/checkout/CheckoutPage')).CheckoutPage;
