/** Which parts of the frame are absent where (specification §2). Paths as in `location.pathname`. */

const normalised = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

export const SUCCESS_PAGES = '/checkout/success/';
const WITHOUT_FOOTER = ['/checkout', '/profile', '/categories', '/profile/orders'];
const WITHOUT_MOBILE_HEADER = [...WITHOUT_FOOTER, '/profile/address'];

/** The header is absent here at widths of 992 px or less. */
export const isHeaderHiddenOnMobile = (pathname: string): boolean =>
  WITHOUT_MOBILE_HEADER.includes(normalised(pathname)) || pathname.startsWith(SUCCESS_PAGES);

/** The footer is absent here at every width. */
export const isFooterHidden = (pathname: string): boolean =>
  WITHOUT_FOOTER.includes(normalised(pathname)) || pathname.startsWith(SUCCESS_PAGES);

/** The header's Cart button is absent where the cart itself is. */
export const isCartButtonHidden = (pathname: string): boolean => normalised(pathname) === '/checkout';
