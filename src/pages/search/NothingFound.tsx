import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { PopularCategories } from './PopularCategories';

interface NothingFoundProps {
  query: string;
  renderAction: RenderProductAction;
}

export const NothingFound = ({ query, renderAction }: NothingFoundProps) => {
  const { t } = useTranslation('search');
  return (
    <Stack spacing={4} sx={{ overflowWrap: 'anywhere' }}>
      <EmptyState
        title={t('nothing.title', { query })}
        text={t('nothing.text')}
        picture={<SmallDrawing name="nothingFound" />}
      />
      <PopularCategories />
      <OtherProducts renderAction={renderAction} />
    </Stack>
  );
};
