import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { PopularCategories } from '../../features/catalogue/PopularCategories';
import { SearchBox } from '../../features/search/SearchBox';

/** Unknown URLs (specification §2), with ways to go on. */
export const NotFoundPage = () => {
  const { t } = useTranslation('search');
  return (
    <>
      <NotFoundMessage>
        <Box sx={{ width: '100%', maxWidth: 480, textAlign: 'start' }}>
          <SearchBox title={t('prompt.title')} />
        </Box>
      </NotFoundMessage>
      <Container sx={{ paddingBottom: { mobile: 6, desktop: 8 } }}>
        <PopularCategories />
      </Container>
    </>
  );
};
