import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { MAX_QUANTITY_PER_LINE } from '../../../contract/constants';
import { productPath } from '../../../contract/routes';
import { Amount } from '../../components/Amount';
import { LineParts } from '../../components/LineParts';
import { DeleteOutlined, ErrorOutlined } from '../../components/lazyIcons';
import { ProductPicture } from '../../components/ProductPicture';
import { QuantityStepper } from '../../components/QuantityStepper';
import { SecondName } from '../../components/SecondName';
import { formatPaise } from '../../lib/money';
import { useFormatSize } from '../../hooks/useFormatSize';
import type { CartLine } from './billedCart';
import { CartLineSkeleton, PICTURE_PX } from './CartLineSkeleton';

interface CartLineRowProps {
  line: CartLine;
  onSetQuantity: (quantity: number) => void;
  onChangeAddons: () => void;
}

const problemLine = {
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: 0.75,
  mt: 0.5,
  color: 'secondary.dark',
  textWrap: 'balance',
} as const;

/** The sum of what is left of the line. */
const reducedSum = {
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  alignSelf: 'center',
  columnGap: 1,
  m: 0,
} as const;

/** One line with quantity and amount, or with its problem and what mends it. */
export const CartLineRow = ({ line: { item, billed, details }, onSetQuantity, onChangeAddons }: CartLineRowProps) => {
  const { t } = useTranslation(['cart', 'catalogue']);
  const formatSize = useFormatSize();
  const known = billed ?? details;
  if (!known) return <CartLineSkeleton component="li" />;

  const { secondName, picture, slug } = known;
  const name = known.name || t('unknownItem');
  // Without a bill, price and stock are unknown.
  const { problem = null, available = MAX_QUANTITY_PER_LINE } = billed ?? {};
  const addons = billed
    ? billed.addons.map(
        (addOn) => `${addOn.name} ${addOn.pricePaise > 0 ? formatPaise(addOn.pricePaise) : t('addons.free')}`,
      )
    : (details?.addons ?? []);
  // An unknown pack has no slug or size; one that only lost an add-on has both.
  const isKnown = slug !== '';
  const isGone = problem === 'GONE';
  /** The customer can order the rest. */
  const canReduce = problem === 'SHORT' && available > 0;
  /** Also where a choice that is gone is the problem. Other lines with a problem can only be removed. */
  const canChoose = billed && isKnown && (problem === null || isGone);
  const isOnlyRemovable = problem !== null && !canReduce && !canChoose;
  const label = isKnown ? `${name}, ${formatSize(known)}` : name;
  const mayHave = Math.min(available, MAX_QUANTITY_PER_LINE);
  const limitText = t(mayHave === MAX_QUANTITY_PER_LINE ? 'catalogue:limit.atMost' : 'catalogue:limit.onlyLeft', {
    count: mayHave,
  });
  return (
    <Box component="li" sx={{ paddingBlock: 2.5, borderTop: '1px solid', borderColor: 'surface.line' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ width: PICTURE_PX, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
          <ProductPicture picture={picture} alt="" sizes={`${PICTURE_PX}px`} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isKnown ? (
            <Link component={RouterLink} to={productPath(slug)} variant="subtitle1" color="text.primary">
              {name}
            </Link>
          ) : (
            <Typography variant="subtitle1">{name}</Typography>
          )}
          {isKnown && (
            <Typography variant="body2" color="textSecondary">
              {secondName !== '' && (
                <>
                  <SecondName name={secondName} />
                  {' · '}
                </>
              )}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {formatSize(known)}
              </Box>
              {billed && (
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {` · ${t('each', { price: formatPaise(billed.productPrice) })}`}
                </Box>
              )}
            </Typography>
          )}
          <LineParts parts={billed?.parts} />
          {addons.map((addOn, at) => (
            <Typography key={at} variant="body2" color="textSecondary">
              {`+ ${addOn}`}
            </Typography>
          ))}
          {billed && item.productPrice !== billed.productPrice && !isGone && (
            <Typography variant="body2" sx={{ color: 'clay.main' }}>
              {t('priceWas', { price: formatPaise(item.productPrice) })}
            </Typography>
          )}
          {/* Below the button at the row's end. */}
          <Box role="status" sx={{ marginInlineEnd: isKnown && !isOnlyRemovable ? -4 : 0 }}>
            {problem !== null && (
              <Typography variant="subtitle2" component="p" sx={problemLine}>
                <ErrorOutlined fontSize="small" />
                <span>{billed?.problemText ?? t('gone')}</span>
              </Typography>
            )}
          </Box>
          {isOnlyRemovable && (
            <Button
              variant="outlined"
              aria-label={t('removeLine', { name: label })}
              sx={{ mt: 1, paddingInline: 1.5 }}
              onClick={() => onSetQuantity(0)}
            >
              <span>{t('remove')}</span>
            </Button>
          )}
        </Box>
        {!isOnlyRemovable && (
          <IconButton
            edge="end"
            aria-label={t('removeLine', { name: label })}
            onClick={() => onSetQuantity(0)}
            sx={{ marginBlockStart: -1 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      {!isOnlyRemovable && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'flex-start',
            mt: 1.5,
            // Aligns with the column of texts.
            paddingInlineStart: `calc(${PICTURE_PX}px + 16px)`,
          }}
        >
          {!isGone && (
            <Box sx={{ width: 132 }}>
              <QuantityStepper
                label={label}
                quantity={item.quantity}
                canAdd={item.quantity < mayHave}
                {...(problem === null && { limitText })}
                onAdd={() => onSetQuantity(item.quantity + 1)}
                onRemove={() => onSetQuantity(item.quantity - 1)}
              />
            </Box>
          )}
          {canReduce ? (
            <>
              <Button variant="outlined" sx={{ paddingInline: 1.5 }} onClick={() => onSetQuantity(available)}>
                <span>{t('setTo', { count: available })}</span>
              </Button>
              <Box component="p" sx={reducedSum}>
                <Typography variant="body2" color="textSecondary" component="span">
                  {t('itemCount', { count: available })}
                </Typography>
                <Amount paise={billed?.linePaise ?? 0} />
              </Box>
            </>
          ) : (
            // They wrap together: a sum is never alone on its row.
            <Box sx={{ display: 'flex', flex: '1 0 auto', maxWidth: '100%', columnGap: 2, minHeight: 44 }}>
              {canChoose && (
                <Button
                  aria-label={t('addons.changeOf', { name: label })}
                  onClick={onChangeAddons}
                  // Its text is on the column's edge where it wraps.
                  sx={{ paddingInline: 1, marginInline: -1 }}
                >
                  <span>{t('addons.add')}</span>
                </Button>
              )}
              {billed && !isGone && (
                <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
                  <Amount paise={billed.linePaise} component="p" />
                </Box>
              )}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
