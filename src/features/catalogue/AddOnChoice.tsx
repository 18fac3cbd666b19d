import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '../../../contract/homepage';
import { formatPaise } from '../../lib/money';

interface AddOnChoiceProps {
  addOns: readonly AddOn[];
  /** Selected ids. Nothing is preselected: the E-Commerce Rules forbid it. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

const Root = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: '1px solid',
  borderColor: theme.vars.palette.surface.line,
  '& > legend': { ...theme.typography.subtitle2, padding: 0, marginBlockEnd: theme.spacing(1) },
  '& > label': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 48,
    borderBlockStart: '1px solid',
    borderColor: theme.vars.palette.surface.line,
    cursor: 'pointer',
  },
  '& > label > span:last-of-type': { flex: '1 1 min-content' },
  '& small': {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
}));

export const AddOnChoice = ({ addOns, value, onChange }: AddOnChoiceProps) => {
  const { t } = useTranslation('catalogue');
  if (addOns.length === 0) return null;

  const toggle = (id: string): void =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <Root>
      <legend>{t('addOns')}</legend>
      {addOns.map(({ _id, name, pricePaise }) => (
        <label key={_id}>
          <Checkbox edge="start" checked={value.includes(_id)} onChange={() => toggle(_id)} />
          <span>{name}</span> <small>{t('addOnPrice', { price: formatPaise(pricePaise) })}</small>
        </label>
      ))}
    </Root>
  );
};
