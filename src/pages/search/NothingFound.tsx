import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Centred } from '../../components/EmptyState';
import { SmallDrawing } from '../../components/SmallDrawing';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { PopularCategories } from '../../features/catalogue/PopularCategories';

/** Where to go on. That nothing was found is the page's title. */
export const NothingFound = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { t } = useTranslation('search');
  return (
    <Stack useFlexGap spacing={4}>
      <Centred sx={{ paddingBlock: 1 }}>
        <SmallDrawing name="nothingFound" />
        <Typography color="textSecondary">{t('nothing.text')}</Typography>
      </Centred>
      <PopularCategories />
      <OtherProducts renderAction={renderAction} />
    </Stack>
  );
};
