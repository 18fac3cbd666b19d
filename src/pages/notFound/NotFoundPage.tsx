import Container from '@mui/material/Container';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { PopularCategories } from '../../features/catalogue/PopularCategories';

/** Unknown URLs (specification §2), with ways to go on; the header has the search. */
export const NotFoundPage = () => (
  <>
    <NotFoundMessage />
    <Container sx={{ paddingBottom: { mobile: 6, desktop: 8 } }}>
      <PopularCategories />
    </Container>
  </>
);
