import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SmallDrawing } from '../../components/SmallDrawing';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { PopularCategories } from '../../features/catalogue/PopularCategories';

/** Beside each other, so that what there is instead is in the first screen. */
const Hint = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.warm,
  [theme.breakpoints.down('tablet')]: {
    gap: theme.spacing(1.5),
    padding: theme.spacing(1, 2),
    '& > :not(p)': { width: 72 },
  },
}));

/** Where to go on. That nothing was found is the page's title. */
export const NothingFound = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { t } = useTranslation('search');
  return (
    <Stack useFlexGap spacing={4}>
      <Hint>
        <SmallDrawing name="nothingFound" width={112} />
        <Typography>{t('nothing.text')}</Typography>
      </Hint>
      <OtherProducts renderAction={renderAction} />
      <PopularCategories />
    </Stack>
  );
};
