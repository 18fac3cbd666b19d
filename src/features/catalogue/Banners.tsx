import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BannerPicture } from '../../components/BannerPicture';
import { useGetBannersQuery } from '../../store/api/homepageApi';

const row = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { mobile: '88%', tablet: '60%', desktop: 'minmax(0, 1fr)' },
  gap: 2,
  overflowX: { mobile: 'auto', desktop: 'visible' },
  scrollSnapType: 'x mandatory',
  '& > *': { scrollSnapAlign: 'start', minHeight: 208 },
} as const;

/** What the shop wants to say first. Nothing moves by itself. Without an answer the page goes on without it. */
export const Banners = () => {
  const { t } = useTranslation('catalogue');
  const { data, isError } = useGetBannersQuery(undefined);

  if (!data) {
    if (isError) return null;
    return (
      <Box aria-hidden sx={{ ...row, overflowX: 'hidden' }}>
        <Skeleton variant="rounded" height={208} />
        <Skeleton variant="rounded" height={208} />
        <Skeleton variant="rounded" height={208} />
      </Box>
    );
  }
  if (data.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('banners')} sx={row}>
      {data.map(({ _id, title, text, actionLabel, link, picture }, index) => (
        <Box
          component="li"
          key={_id}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-end',
            alignItems: 'flex-start',
            gap: 1,
            p: { mobile: 2.5, tablet: 3 },
            borderRadius: '14px',
            // Lies above the picture, and words above both.
            position: 'relative',
            overflow: 'hidden',
            '& > :not(picture)': { position: 'relative' },
            ...(picture
              ? { justifyContent: 'flex-start', color: 'surface.deep', minHeight: { mobile: 380, tablet: 300 } }
              : index === 0
                ? { bgcolor: 'surface.deep', color: 'surface.onDeep' }
                : { bgcolor: index % 2 ? 'surface.warm' : 'surface.tint' }),
          }}
        >
          {picture && <BannerPicture picture={picture} sizes="(max-width: 992px) 88vw, 33vw" priority={index === 0} />}
          <Typography variant="h2">{title}</Typography>
          <Typography variant="body2">{text}</Typography>
          <Button
            component={Link}
            to={link}
            variant="contained"
            color={index === 0 && !picture ? 'secondary' : 'primary'}
            sx={{ mt: 1 }}
          >
            {actionLabel}
          </Button>
        </Box>
      ))}
    </Box>
  );
};
