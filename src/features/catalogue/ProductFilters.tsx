import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '../../../contract/constants';
import { createIcon } from '../../components/createIcon';
import { styled } from '../../components/styled';
import { PriceFilter } from './PriceFilter';
import { isNarrowed, LIST_SORTS, NOTHING_NARROWED, type ProductChoice } from './productChoice';

const SwapVert = createIcon(<path d="M16 17.01V10h-2v7.01h-3L15 21l4-3.99zM9 3 5 6.99h3V14h2V6.99h3z" />);

interface ProductFiltersProps {
  choice: ProductChoice;
  /** The default comes first. */
  sorts?: readonly ProductSort[];
  /** False where the empty list has that button itself. */
  withClear?: boolean;
  onChange: (changes: { [Key in keyof ProductChoice]?: ProductChoice[Key] | undefined }) => void;
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > label': theme.mixins.pill,
  '& input[type="checkbox"]': theme.mixins.checkbox,
  '& > .sort[data-set="true"]': theme.mixins.chosenPill,
  // Native select: better under a thumb.
  '& select': {
    minHeight: 44,
    marginBlock: -1,
    border: 0,
    padding: 0,
    font: 'inherit',
    // Below 16 px phones zoom in.
    fontSize: '1rem',
    fontWeight: 600,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
  '& > label:has(:focus-visible)': theme.focusVisible,
  '@supports selector(:has(*))': { '& > label > :focus-visible': { outline: 'none', boxShadow: 'none' } },
  [theme.breakpoints.up('tablet')]: { '& > .sort > :is(svg, span + span)': { display: 'none' } },
  // Laid out by the list's toolbar on phones, where the pills share a row: the word of sorting wraps below its icon, out of
  // sight, where it has no room.
  [theme.breakpoints.down('tablet')]: {
    display: 'contents',
    '& > label, & > details > summary': { paddingInline: 10 },
    '& > .sort': {
      position: 'relative',
      flex: '1 1 44px',
      flexWrap: 'wrap',
      alignContent: 'start',
      justifyContent: 'center',
      maxWidth: 'max-content',
      height: 44,
      marginInlineStart: 'auto',
      overflow: 'hidden',
    },
    '& > .sort > :not(select)': { boxSizing: 'content-box', flexShrink: 0, paddingBlock: 10 },
    // Named by its choice, if need be in a row of its own.
    '& > .sort[data-set="true"]': { flex: 'none', marginInlineStart: 0 },
    '& > .sort[data-set="true"] > span:first-of-type': { display: 'none' },
    '& select': { ...theme.mixins.coveringInput, minHeight: 0 },
    '& > button': { order: 2, marginInlineEnd: -16 },
  },
}));

/** Sort, stock and price of a list. Controlled: the page stores the choice in the URL. */
export const ProductFilters = ({ choice, sorts = LIST_SORTS, withClear = true, onChange }: ProductFiltersProps) => {
  const { t } = useTranslation('catalogue');
  const [usual] = sorts;
  const { sort = usual } = choice;
  const isSorted = sort !== usual;
  return (
    <Bar role="group" aria-label={t('filters.title')}>
      <label>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
          role="switch"
          checked={choice.inStock}
          onChange={({ target }) => onChange({ inStock: target.checked })}
        />
        {t('filters.inStock')}
      </label>
      <PriceFilter minRupees={choice.minRupees} maxRupees={choice.maxRupees} onApply={onChange} />
      <label className="sort" data-set={isSorted}>
        <SwapVert />
        <span aria-hidden>{t('filters.sort')}</span>
        {isSorted && sort && <span aria-hidden>{t(`filters.sortBy.${sort}`)}</span>}
        <select
          aria-label={t('filters.sort')}
          value={sort}
          onChange={({ target }) =>
            onChange({ sort: target.value === usual ? undefined : (target.value as ProductSort) })
          }
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(`filters.sortBy.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {withClear && isNarrowed(choice) && (
        <Button onClick={() => onChange(NOTHING_NARROWED)}>{t('filters.clear')}</Button>
      )}
    </Bar>
  );
};
