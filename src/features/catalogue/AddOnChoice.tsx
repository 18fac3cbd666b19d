import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '../../../contract/homepage';
import { formatPaise } from '../../lib/money';

interface AddOnChoiceProps {
  addOns: readonly AddOn[];
  /** The ids of the chosen ones. None is chosen beforehand: the E-Commerce Rules forbid it. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** What can be added to each pack, for its price. */
export const AddOnChoice = ({ addOns, value, onChange }: AddOnChoiceProps) => {
  const { t } = useTranslation('catalogue');
  if (addOns.length === 0) return null;

  const toggle = (id: string): void =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t('addOns')}
      </Typography>
      {addOns.map(({ _id, name, pricePaise }) => (
        <FormControlLabel
          key={_id}
          control={<Checkbox checked={value.includes(_id)} onChange={() => toggle(_id)} />}
          label={
            <>
              {name}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {t('addOnPrice', { price: formatPaise(pricePaise) })}
              </Typography>
            </>
          }
          sx={{ display: 'flex', minHeight: 44 }}
        />
      ))}
    </Box>
  );
};
