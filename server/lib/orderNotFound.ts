import { AppError } from './errors';

/** Also for another customer's order, so that a stranger can't tell which orders exist. */
export const orderNotFound = () => new AppError(404, 'orders.notFound');
