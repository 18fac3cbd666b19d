import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductAddOn } from '../../contract/homepage';
import { formatPaise } from '../lib/money';
import { VisuallyHidden } from './VisuallyHidden';
import { styled } from './styled';

interface AddOnChoiceProps {
  addOns: readonly ProductAddOn[];
  /** Selected ids. Nothing is preselected: the E-Commerce Rules forbid it. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Choice = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.subtitle2, padding: 0, marginBlockEnd: theme.spacing(1) },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > .extra': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    minHeight: 48,
    borderBlockStart: '1px solid',
    borderColor: theme.vars.palette.surface.line,
    cursor: 'pointer',
  },
  '& > .extra:last-of-type': { borderBlockEnd: '1px solid', borderColor: theme.vars.palette.surface.line },
  '& > .extra > input': theme.mixins.checkbox,
  '& > .extra > span': { flex: '1 1 min-content' },
  '& > .grindings': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .grindings > label': {
    ...theme.mixins.pill,
    ...theme.typography.body2,
    position: 'relative',
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'center',
    gap: 0,
    // Tamil has long words, which must not be broken: where three aren't in one row, each has its own.
    flex: '1 1 0',
    '[lang="ta"] &': { flexBasis: 'calc((400px - 100%) * 999)', maxWidth: 'none' },
    minWidth: 'min-content',
    minHeight: 56,
    maxWidth: 240,
    padding: theme.spacing(1, 1.5),
    borderRadius: 14,
    lineHeight: 1.3,
    '&:has(:focus-visible)': theme.focusVisible,
  },
  '& .grindings input': theme.mixins.coveringInput,
}));

/** A product's add-ons, each with its price: one grinding at most, and any of the others. */
export const AddOnChoice = ({ addOns, value, onChange }: AddOnChoiceProps) => {
  const { t } = useTranslation('catalogue');
  const group = useId();
  const grindings = addOns.filter(({ kind }) => kind === 'GRINDING');
  const extras = addOns.filter(({ kind }) => kind !== 'GRINDING');

  /** "Fine grinding" as "Fine": the legend says the rest. It stays in the name that screen readers say. */
  const grindingName = (name: string) => {
    const rest = ` ${t('grinding.title')}`;
    if (!name.toLowerCase().endsWith(rest.toLowerCase())) return name;
    return (
      <>
        {name.slice(0, -rest.length)}
        <VisuallyHidden>{name.slice(-rest.length)}</VisuallyHidden>
      </>
    );
  };
  const without = (others: readonly ProductAddOn[]) => value.filter((id) => !others.some(({ _id }) => _id === id));
  const chooseGrinding = (id?: string): void =>
    onChange(id === undefined ? without(grindings) : [...without(grindings), id]);
  const toggle = (addOn: ProductAddOn): void =>
    onChange(value.includes(addOn._id) ? without([addOn]) : [...value, addOn._id]);
  const priceOf = ({ pricePaise }: ProductAddOn) => (
    <small>{pricePaise > 0 ? t('addOnPrice', { price: formatPaise(pricePaise) }) : t('addOnFree')}</small>
  );

  if (addOns.length === 0) return null;
  return (
    <Root>
      {grindings.length > 0 && (
        <Choice>
          <legend>{t('grinding.title')}</legend>
          <div className="grindings">
            <label>
              <input
                type="radio"
                name={group}
                checked={without(grindings).length === value.length}
                onChange={() => chooseGrinding()}
              />
              <span>{t('grinding.none')}</span>
            </label>
            {grindings.map((grinding) => (
              <label key={grinding._id}>
                <input
                  type="radio"
                  name={group}
                  checked={value.includes(grinding._id)}
                  onChange={() => chooseGrinding(grinding._id)}
                />
                <span>{grindingName(grinding.name)}</span>{' '}
                {grinding.pricePaise > 0 ? <small>+ {formatPaise(grinding.pricePaise)}</small> : priceOf(grinding)}
              </label>
            ))}
          </div>
        </Choice>
      )}
      {extras.length > 0 && (
        <Choice>
          <legend>{t('addOns')}</legend>
          {extras.map((extra) => (
            <label key={extra._id} className="extra">
              <input type="checkbox" checked={value.includes(extra._id)} onChange={() => toggle(extra)} />
              <span>{extra.name}</span> {priceOf(extra)}
            </label>
          ))}
        </Choice>
      )}
    </Root>
  );
};
