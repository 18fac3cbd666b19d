import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../../../contract/routes';
import { styled } from '../../components/styled';
import { OtherProducts } from '../../features/catalogue/OtherProducts';
import type { RenderProductAction } from '../../features/catalogue/productAction';
import { SearchExamples } from './SearchExamples';

const Hint = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  textAlign: 'center',
  '& > ul': { justifyContent: 'center' },
}));

const EXAMPLES = 3;

/** It leads on, besides the categories above. The page's title, with its drawing, says that nothing was found. */
export const NothingFound = ({ renderAction }: { renderAction: RenderProductAction }) => {
  const { t } = useTranslation(['search', 'catalogue']);
  return (
    <Stack useFlexGap spacing={7}>
      <Hint>
        <Typography color="textSecondary">{t('nothing.text')}</Typography>
        <SearchExamples count={EXAMPLES} />
        <Button sx={{ mt: 1 }} component={Link} to={ROUTES.categories.path} variant="contained" size="large">
          {t('catalogue:allProducts')}
        </Button>
      </Hint>
      <OtherProducts renderAction={renderAction} />
    </Stack>
  );
};
