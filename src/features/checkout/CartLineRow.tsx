import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DeleteOutlined } from '../../components/icons';
import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import { ProductPicture } from '../../components/ProductPicture';
import { QuantityStepper } from '../../components/QuantityStepper';
import { SecondName } from '../../components/SecondName';
import { formatPaise } from '../../lib/money';
import { formatGrams } from '../../lib/weight';
import type { CartLine } from './cartLines';
import { LineProblem } from './LineProblem';

interface CartLineRowProps {
  line: CartLine;
  onSetQuantity: (quantity: number) => void;
  onChangeAddons: () => void;
}

/** One line of the cart: what it is, how many, what it comes to, and what is wrong with it. */
export const CartLineRow = ({ line: { item, billed }, onSetQuantity, onChangeAddons }: CartLineRowProps) => {
  const { t } = useTranslation(['cart', 'catalogue']);
  if (!billed) return <Skeleton component="li" variant="rounded" height={104} />;

  const { name, secondName, picture, netGrams, slug, productPrice, linePaise, addons, problem, available } = billed;
  // A pack that the shop has forgotten comes without slug and weight; one that only lost an add-on has both.
  const isKnown = slug !== '';
  const label = isKnown ? `${name}, ${formatGrams(netGrams)}` : name;
  const mayHave = Math.min(problem === 'GONE' ? 0 : available, MAX_QUANTITY_PER_LINE);
  const limitText = t(mayHave === MAX_QUANTITY_PER_LINE ? 'catalogue:limit.atMost' : 'catalogue:limit.onlyLeft', {
    count: mayHave,
  });
  return (
    <Box component="li" sx={{ py: 2, borderBottom: '1px solid', borderColor: 'surface.line' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ width: 72, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <ProductPicture picture={picture} alt="" sizes="72px" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isKnown ? (
            <Link component={RouterLink} to={`/product/detail?slug=${slug}`} variant="subtitle1" color="text.primary">
              {name}
            </Link>
          ) : (
            <Typography variant="subtitle1">{name}</Typography>
          )}
          {isKnown && (
            <Typography variant="body2" color="textSecondary">
              <SecondName name={secondName} /> · {formatGrams(netGrams)} ·{' '}
              {t('each', { price: formatPaise(productPrice) })}
            </Typography>
          )}
          {addons.map((addOn) => (
            <Typography key={addOn._id} variant="body2" color="textSecondary">
              + {addOn.name} {addOn.pricePaise > 0 ? formatPaise(addOn.pricePaise) : t('addons.free')}
            </Typography>
          ))}
          {item.productPrice !== productPrice && problem !== 'GONE' && (
            <Typography variant="body2" sx={{ color: 'clay.main' }}>
              {t('priceWas', { price: formatPaise(item.productPrice) })}
            </Typography>
          )}
        </Box>
        <Typography variant="subtitle1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {problem !== 'GONE' && formatPaise(linePaise)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 1 }}>
        <Box sx={{ width: 148 }}>
          <QuantityStepper
            label={label}
            quantity={item.quantity}
            canAdd={item.quantity < mayHave}
            {...(problem === null && { limitText })}
            onAdd={() => onSetQuantity(item.quantity + 1)}
            onRemove={() => onSetQuantity(item.quantity - 1)}
          />
        </Box>
        {isKnown && (
          <Button aria-label={t('addons.changeOf', { name: label })} onClick={onChangeAddons}>
            {t(addons.length > 0 ? 'addons.change' : 'addons.add')}
          </Button>
        )}
        <IconButton aria-label={t('removeLine', { name: label })} onClick={() => onSetQuantity(0)} sx={{ ml: 'auto' }}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      <LineProblem line={billed} onSetQuantity={onSetQuantity} onRemove={() => onSetQuantity(0)} />
    </Box>
  );
};
