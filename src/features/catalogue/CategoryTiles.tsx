import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState';
import { ProductPicture } from '../../components/ProductPicture';
import { categoryPath } from '../../lib/products';
import { useGetCategoriesQuery } from '../../store/api/homepageApi';

const TILES_EXPECTED = 5;

const row = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'grid',
  gap: { mobile: 1, tablet: 2 },
  gridTemplateColumns: { mobile: 'repeat(auto-fill, minmax(6rem, 1fr))', tablet: 'repeat(5, minmax(0, 1fr))' },
} as const;

/** The categories as a row of pictures: for Home. Within lists one goes on by CategoryNav. */
export const CategoryTiles = () => {
  const { t } = useTranslation('catalogue');
  const { data, isError, refetch } = useGetCategoriesQuery(undefined);

  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Box role="status" aria-label={t('loading')} sx={row}>
        {Array.from({ length: TILES_EXPECTED }, (_, index) => (
          <Skeleton key={index} variant="rounded" height="auto" sx={{ aspectRatio: '4 / 5' }} />
        ))}
      </Box>
    );
  }
  return (
    <Box component="ul" sx={row}>
      {data.map(({ _id, name, productCount }) => (
        <li key={_id}>
          <ButtonBase
            component={Link}
            to={categoryPath(_id)}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-start',
              height: '100%',
              width: '100%',
              overflow: 'hidden',
              borderRadius: '14px',
              border: '1px solid',
              borderColor: 'surface.line',
              bgcolor: 'background.paper',
              textAlign: 'center',
            }}
          >
            <ProductPicture productId={_id} categoryId={_id} alt="" />
            <Box sx={{ p: 1 }}>
              <Typography component="span" variant="subtitle2" sx={{ display: 'block', lineHeight: 1.3 }}>
                {name}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary">
                {t('productCount', { count: productCount })}
              </Typography>
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};
