import { NotFoundMessage } from '../../components/NotFoundMessage';

/** Unknown URLs (specification §2). */
export const NotFoundPage = () => <NotFoundMessage />;
