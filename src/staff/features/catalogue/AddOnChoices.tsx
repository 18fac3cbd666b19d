import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import type { CatalogueChoices } from '../../../../contract/staffCatalogue';
import { formatPaise } from '../../../lib/money';
import type { ProductValues } from './productValues';

/** Add-ons that a product offers. */
export const AddOnChoices = ({ addons }: { addons: CatalogueChoices['addons'] }) => {
  const form = useFormikContext<ProductValues>();
  const { values, setFieldValue } = form;
  const message = (form.status as Record<string, string> | undefined)?.addonIds;
  const chosen = (id: string, isChosen: boolean): string[] =>
    [...values.addonIds.filter((other) => other !== id), ...(isChosen ? [id] : [])].sort();
  return (
    <Stack>
      {addons.map(({ _id, name, pricePaise }) => (
        <FormControlLabel
          key={_id}
          control={
            <Checkbox
              checked={values.addonIds.includes(_id)}
              onChange={(_event, isChosen) => void setFieldValue('addonIds', chosen(_id, isChosen))}
            />
          }
          label={`${name} · ${formatPaise(pricePaise)}`}
          sx={{ minHeight: 44 }}
        />
      ))}
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
    </Stack>
  );
};
