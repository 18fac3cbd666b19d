import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { SmallDrawing } from '../../components/SmallDrawing';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';

/** Beside each other where there is room, so that what there is instead is in the first screen. */
const Hint = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'center',
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    padding: theme.spacing(2, 3),
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.surface.warm,
    '& > p': { justifySelf: 'start', textAlign: 'start' },
  },
}));

/** Where to go on, besides the categories above. That nothing was found is the page's title. */
export const NothingFound = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { t } = useTranslation(['search', 'catalogue']);
  return (
    <Stack useFlexGap spacing={4}>
      <Hint>
        <SmallDrawing name="nothingFound" width={140} />
        <Typography>{t('nothing.text')}</Typography>
        <Button component={Link} to={ROUTES.categories.path} variant="contained" size="large">
          {t('catalogue:allProducts')}
        </Button>
      </Hint>
      <OtherProducts renderAction={renderAction} />
    </Stack>
  );
};
