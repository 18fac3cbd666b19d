import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LocalOfferOutlined } from '../../components/icons';
import { SectionHeading } from '../../components/SectionHeading';
import { useGetOffersQuery } from '../../store/api/homepageApi';

const row = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { mobile: '1fr', tablet: 'repeat(auto-fit, minmax(220px, 1fr))' },
} as const;

/** The offers of the day as tickets. Without any, or without an answer, the section is left out. */
export const Offers = () => {
  const { t } = useTranslation('catalogue');
  const { data, isError } = useGetOffersQuery(undefined);

  if (isError || data?.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="offers">
      <SectionHeading id="offers" title={t('offers')} />
      {data ? (
        <Box component="ul" sx={row}>
          {data.map(({ _id, title, text, couponCode }) => (
            <Box
              component="li"
              key={_id}
              sx={{
                display: 'flex',
                gap: 2,
                p: 2,
                borderRadius: '14px',
                bgcolor: 'surface.warm',
                border: '1px dashed',
                borderColor: 'secondary.main',
              }}
            >
              <LocalOfferOutlined aria-hidden sx={{ color: 'secondary.dark' }} />
              <Box>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
                {couponCode !== null && (
                  <Typography variant="body2" sx={{ mt: 0.5 }}>
                    {t('useCode')} <strong translate="no">{couponCode}</strong>
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Box aria-hidden sx={row}>
          <Skeleton variant="rounded" height={112} />
          <Skeleton variant="rounded" height={112} />
          <Skeleton variant="rounded" height={112} />
        </Box>
      )}
    </Box>
  );
};
