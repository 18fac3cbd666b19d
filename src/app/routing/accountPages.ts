/** A customer's lists: one file for all of them. */
export { AddressPage } from '../../pages/address/AddressPage';
export { MessagesPage } from '../../pages/messages/MessagesPage';
export { OrdersPage } from '../../pages/orders/OrdersPage';
export { ProfilePage } from '../../pages/profile/ProfilePage';
export { WishlistPage } from '../../pages/wishlist/WishlistPage';
