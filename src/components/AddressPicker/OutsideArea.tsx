import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalShippingOutlined } from '../pageIcons';
import { SeedSun } from '../SeedSun';

/** The panel matches the height of the map beside it. */
const panel = {
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  padding: { mobile: 2, tablet: 4 },
  bgcolor: 'surface.warm',
  borderRadius: 1,
} as const;

const waiting = {
  alignSelf: 'stretch',
  textAlign: 'start',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'surface.line',
  borderRadius: 1,
  p: 2,
} as const;

/** Replaces the form outside the delivery area (specification §2). */
export const OutsideArea = ({
  onRecentre,
  children,
}: {
  onRecentre: () => void;
  /** What the place may wait for. */
  children?: ReactNode;
}) => {
  const { t } = useTranslation('location');
  const titleId = useId();
  return (
    <Stack spacing={2} sx={panel}>
      <SeedSun tone="turmeric">
        <LocalShippingOutlined />
      </SeedSun>
      <Stack role="status" spacing={2} sx={{ alignItems: 'center' }}>
        <Typography variant="h3" component="p" sx={{ maxWidth: '22ch', textWrap: 'balance' }}>
          {t('outsideTitle')}
        </Typography>
        <Typography sx={{ maxWidth: '40ch' }}>{t('outsideText')}</Typography>
      </Stack>
      <Button variant={children === undefined ? 'contained' : 'outlined'} size="large" onClick={onRecentre}>
        <span>{t('outsideAction')}</span>
      </Button>
      {children !== undefined && (
        <Box component="section" aria-labelledby={titleId} sx={waiting}>
          <Typography id={titleId} variant="subtitle1" component="h3" sx={{ mb: 2 }}>
            {t('waitlist.title')}
          </Typography>
          {children}
        </Box>
      )}
    </Stack>
  );
};
