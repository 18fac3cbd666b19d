import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ProducerDetail } from '../../../contract/producers';
import { categoryPath } from '../../../contract/routes';
import { ErrorState } from '../../components/ErrorState';
import { NotFoundMessage } from '../../components/NotFoundMessage';
import { PageSkeleton } from '../../components/PageSkeleton';
import { PictureImage } from '../../components/PictureImage';
import { styled } from '../../components/styled';
import { TitledSection } from '../../components/TitledSection';
import { renderAddToCart } from '../../features/cart/renderAddToCart';
import { Rail } from '../../features/catalogue/Rail';
import { Certificates } from '../../features/producers/Certificates';
import { PlaceDrawing } from '../../features/producers/PlaceDrawing';
import { isApiError } from '../../store/api/ApiError';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { useGetProducerQuery } from '../../store/api/producersApi';

const Photos = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(2),
  '& img': { borderRadius: 14 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

/** The page at `/producers/:slug`. */
export const ProducerPage = () => {
  const { t } = useTranslation('trace');
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = useGetProducerQuery(slug);

  if (isApiError(error) && error.status === 404)
    return <NotFoundMessage text={t('missing')} action={{ to: categoryPath(), label: t('toShop') }} />;
  if (currentData) return <ProducerView producer={currentData} />;
  if (!error) return <PageSkeleton />;
  return (
    <Container>
      <ErrorState heading="h1" onRetry={() => void refetch()} />
    </Container>
  );
};

const ProducerView = ({ producer }: { producer: ProducerDetail }) => {
  const { t } = useTranslation('trace');
  const { data: store } = useGetStoreQuery(undefined);
  const { name, place, story, point, pictures, certificates, products, isSample } = producer;
  return (
    <Container
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 5, pb: 7, pt: { mobile: 2, desktop: 5 } }}
    >
      <div>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {place}
        </Typography>
        {isSample && (
          <Alert severity="info" sx={{ marginBlockStart: 2 }}>
            {t('sample')}
          </Alert>
        )}
      </div>
      {pictures.length > 0 && (
        <Photos>
          {pictures.map((picture, at) => (
            <PictureImage
              key={picture.path}
              picture={picture}
              alt={t('photo', { name })}
              sizes="(max-width: 599px) 100vw, 45vw"
              priority={at === 0 ? 'first' : 'later'}
            />
          ))}
        </Photos>
      )}
      <Columns>
        {story !== '' && (
          <TitledSection title={t('story')} variant="h3">
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{story}</Typography>
          </TitledSection>
        )}
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          {certificates.length > 0 && (
            <TitledSection title={t('certificates')} variant="h3">
              <Certificates certificates={certificates} />
            </TitledSection>
          )}
          {point && store && (
            <TitledSection title={t('place')} variant="h3">
              <PlaceDrawing place={{ point, name: place }} shop={{ point: store.delivery.centre, name: store.city }} />
            </TitledSection>
          )}
        </Box>
      </Columns>
      {products.length > 0 && <Rail title={t('onSale')} products={products} renderAction={renderAddToCart} />}
    </Container>
  );
};
