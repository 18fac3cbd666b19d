import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { OneRow } from '../../components/OneRow';
import { SELLING_PATHS } from '../../lib/staffPaths';

interface SellingFrameProps {
  page: keyof typeof SELLING_PATHS;
  isFailed: boolean;
  onRetry: () => void;
  onAdd: () => void;
  /** It is undefined while the list loads. */
  children: ReactNode;
}

const PAGES = Object.keys(SELLING_PATHS) as (keyof typeof SELLING_PATHS)[];

/** What the pages of coupons, offers and banners have in common: their heading and the ways between them. */
export const SellingFrame = ({ page, isFailed, onRetry, onAdd, children }: SellingFrameProps) => {
  const { t } = useTranslation('staffSelling');
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t(`${page}.title`)}
        </Typography>
        <Button variant="contained" startIcon={<Add />} onClick={onAdd}>
          {t(`${page}.add`)}
        </Button>
      </Stack>
      <Box sx={{ marginBlock: 1.5, '& [aria-current]': { bgcolor: 'surface.tint' } }}>
        <OneRow as="nav" aria-label={t('title')}>
          {PAGES.map((each) => (
            <Button key={each} component={NavLink} to={SELLING_PATHS[each]} end variant="outlined">
              {t(`${each}.title`)}
            </Button>
          ))}
        </OneRow>
      </Box>
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        {t(`${page}.hint`)}
      </Typography>
      {children === undefined && isFailed && <ErrorState title={t('failed')} onRetry={onRetry} />}
      {children === undefined && !isFailed && <PageSkeleton />}
      {children}
    </Box>
  );
};
