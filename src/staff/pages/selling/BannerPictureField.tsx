import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { UploadedPicture } from '../../../../contract/shopPictures';
import { PictureField } from '../../components/PictureField';
import { OWN_PHOTO, type BannerValues } from './bannerValues';
import { DrawingField, type Drawings } from './DrawingField';
import type { Uploads } from './uploads';
import { useSellingErrors } from './useSellingErrors';

const SHAPES = [
  { name: 'photoWide', kind: 'BANNER_WIDE' },
  { name: 'photoTall', kind: 'BANNER_TALL' },
] as const;

interface BannerPictureFieldProps {
  drawings: Drawings;
  /** Pictures of the ids in the form. */
  uploads: Uploads;
  onUpload: (uploaded: UploadedPicture) => void;
}

/** A drawn scene, the plain field, or photos of the shop's own: one for wide screens, one for phones. */
export const BannerPictureField = ({ drawings, uploads, onUpload }: BannerPictureFieldProps) => {
  const { t } = useTranslation('staffSelling');
  const translate = useSellingErrors();
  const { values, errors, touched, setFieldValue } = useFormikContext<BannerValues>();
  return (
    <Stack spacing={2} useFlexGap>
      <DrawingField drawings={drawings} />
      {values.drawing === OWN_PHOTO &&
        SHAPES.map(({ name, kind }) => (
          <div key={name}>
            <PictureField
              kind={kind}
              label={t(`fields.${name}`)}
              picture={uploads.get(values[name]) ?? null}
              onChange={(uploaded) => {
                if (uploaded) onUpload(uploaded);
                void setFieldValue(name, uploaded?._id ?? '');
              }}
            />
            {touched[name] === true && errors[name] !== undefined && (
              <FormHelperText error>{translate(errors[name])}</FormHelperText>
            )}
          </div>
        ))}
    </Stack>
  );
};
