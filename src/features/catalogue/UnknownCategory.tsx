import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../../../contract/routes';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { PopularCategories } from './PopularCategories';

/** Lists the categories that exist, in place of one that doesn't. */
export const UnknownCategory = () => {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <NotFoundMessage text={t('notFound.category')} action={{ to: categoryPath(), label: t('allProducts') }} />
      <Container sx={{ pb: 6 }}>
        <PopularCategories />
      </Container>
    </>
  );
};
