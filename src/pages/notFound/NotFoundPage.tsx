import { NotFoundMessage } from '../../components/NotFoundMessage';

/** What stands at every address that the shop does not know (specification §2). */
export const NotFoundPage = () => <NotFoundMessage />;
