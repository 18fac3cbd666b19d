import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellingBanners } from '../../../../contract/staffSelling';
import { PictureImage } from '../../../components/PictureImage';
import { styled } from '../../../components/styled';
import { OWN_PHOTO } from './bannerValues';

export type Drawings = SellingBanners['drawings'];

const Thumbnail = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: 144,
  aspectRatio: '8 / 3',
  overflow: 'clip',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.sky,
  '& > *': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '70% 70%' },
}));

/** One of the drawn scenes, the plain field, or photos of the shop's own. */
export const DrawingField = ({ drawings }: { drawings: Drawings }) => {
  const { t } = useTranslation('staffSelling');
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<string>('drawing');
  return (
    <div>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {t('fields.drawing')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, drawing) => void setValue(drawing)}
        sx={{ gap: 1 }}
      >
        {drawings.map(({ key, picture }, at) => (
          <FormControlLabel
            key={key}
            value={key}
            control={<Radio slotProps={{ input: { 'aria-label': t('drawing.scene', { number: at + 1 }) } }} />}
            label={
              <Thumbnail>
                <PictureImage picture={picture.wide} alt="" sizes="144px" />
              </Thumbnail>
            }
          />
        ))}
        <FormControlLabel value="" control={<Radio />} label={t('drawing.none')} sx={{ minHeight: 44 }} />
        <FormControlLabel value={OWN_PHOTO} control={<Radio />} label={t('drawing.own')} sx={{ minHeight: 44 }} />
      </RadioGroup>
    </div>
  );
};
