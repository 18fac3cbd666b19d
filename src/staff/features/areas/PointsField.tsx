import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../../contract/homepage';
import { areaProblem, toCorners } from '../../../../contract/areaRules';
import { TitledSection } from '../../../components/TitledSection';
import { AreaMapEditor } from './AreaMapEditor';
import type { ShownArea } from './LeafletAreaMap';
import { LocalitiesInside } from './LocalitiesInside';
import { readPoints, writePoints } from './points';

interface PointsFieldProps {
  store: Store;
  /** Those beside the one in the form. */
  others: readonly ShownArea[];
}

const ROWS = 8;
const DEGREE_DIGITS = 5;

/** An area's border: drawn on a map, or as a list of points, which is the same. */
export const PointsField = ({ store, others }: PointsFieldProps) => {
  const { t } = useTranslation('staffAreas');
  const [{ value, onBlur }, { touched }, { setValue }] = useField<string>('points');
  const { submitCount } = useFormikContext();
  const { corners, unreadLine } = readPoints(value);
  const ring = toCorners(corners);
  const found = areaProblem(ring);
  const place = found?.at && `${found.at.lat.toFixed(DEGREE_DIGITS)}, ${found.at.lng.toFixed(DEGREE_DIGITS)}`;
  // While an area is being drawn, it has too few corners for a while.
  const isBegun = value.trim() !== '' || touched || submitCount > 0;
  const message =
    unreadLine !== null
      ? t('unreadLine', { line: unreadLine })
      : found && t(`problems.${found.problem}`, { place: place ?? '', count: ring.length });
  return (
    <TitledSection
      title={t('border')}
      aside={
        value !== '' && (
          <Button onClick={() => void setValue('')} sx={{ minHeight: 44 }}>
            {t('drawAgain')}
          </Button>
        )
      }
    >
      <Stack spacing={2} useFlexGap>
        <AreaMapEditor
          store={store}
          areas={others}
          // A map can't show what has no area, and thousands of handles would hold the page up.
          corners={ring.length < 3 || found?.problem === 'TOO_MANY' ? [] : ring}
          onChange={(drawn) => void setValue(writePoints(drawn))}
          problem={found?.problem === 'CROSSING' ? found.at : null}
          label={t('mapLabel')}
        />
        <TextField
          name="points"
          label={t('points')}
          multiline
          minRows={ROWS}
          maxRows={2 * ROWS}
          value={value}
          onBlur={onBlur}
          onChange={(event) => void setValue(event.target.value)}
          error={isBegun && message !== null}
          helperText={(isBegun && message) || t('pointsHint')}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontVariantNumeric: 'tabular-nums' } } }}
        />
        {!found && unreadLine === null && <LocalitiesInside localities={store.delivery.localities} corners={ring} />}
      </Stack>
    </TitledSection>
  );
};
