import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BundlePart } from '../../../contract/homepage';
import { productPath } from '../../../contract/routes';
import { ProductPicture } from '../../components/ProductPicture';
import { TitledSection } from '../../components/TitledSection';
import { formatPaise } from '../../lib/money';
import { formatGrams } from '../../lib/weight';

interface SetContentsProps {
  parts: readonly BundlePart[];
  /** Of the set, in paise. */
  pricePaise: number;
}

const PICTURE_PX = 56;

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(1) },
  '& a': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE_PX}px minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: PICTURE_PX,
    color: theme.vars.palette.text.primary,
    textUnderlineOffset: '0.2em',
    '&:not(:hover)': { textDecoration: 'none' },
  },
  '& .picture': { borderRadius: 8, overflow: 'hidden' },
  '& .grams': { display: 'block', color: theme.vars.palette.text.secondary },
  '& .paise': { fontVariantNumeric: 'tabular-nums' },
  '& .singly': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
  },
  '& .saved': {
    paddingInline: 8,
    borderRadius: 999,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.clay.light,
    color: theme.vars.palette.clay.main,
  },
}));

/** The packs inside a set, and what the set saves against buying them singly. */
export const SetContents = ({ parts, pricePaise }: SetContentsProps) => {
  const { t } = useTranslation('catalogue');
  const singlyPaise = parts.reduce((sum, part) => sum + part.quantity * part.pricePaise, 0);
  const savedPaise = singlyPaise - pricePaise;
  return (
    <TitledSection title={t('set.title')}>
      <Root>
        <ul>
          {parts.map(({ _id, slug, name, netGrams, quantity, pricePaise: partPaise, picture }) => (
            <li key={`${_id} ${netGrams}`}>
              <Link to={productPath(slug)}>
                <span className="picture">
                  <ProductPicture picture={picture} alt="" sizes={`${PICTURE_PX}px`} />
                </span>
                <span>
                  <span>{name}</span>
                  <span className="grams">
                    {quantity > 1 ? `${quantity} × ${formatGrams(netGrams)}` : formatGrams(netGrams)}
                  </span>
                </span>
                <span className="paise">{formatPaise(quantity * partPaise)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {savedPaise > 0 && (
          <p className="singly">
            <span>
              {t('set.singly')} <s>{formatPaise(singlyPaise)}</s>
            </span>
            <span className="saved">{t('set.save', { amount: formatPaise(savedPaise) })}</span>
          </p>
        )}
      </Root>
    </TitledSection>
  );
};
