import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { MOBILE_MAX_WIDTH_PX } from '../../../contract/constants';
import { WaitingOrder } from '../../features/orders/WaitingOrder';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/makeStore';

const onPhone = '@media (max-width: 599px)';
/** Other languages' words are longer than what the buttons leave. */
const oneRowInEnglish = '@media (min-width: 400px) and (max-width: 599px)';
/** Over the page, which therefore doesn't move when it comes or goes. */
const overPage = {
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
  zIndex: 'appBar',
  // It joins the bottom bar, or the window's edge, so that it cuts nothing apart.
  '& > section': {
    paddingInline: { mobile: 2, tablet: 'max(var(--page-margin), (100% - 720px) / 2)' },
    borderWidth: '1px 0 0',
    borderRadius: 0,
    boxShadow: { tablet: 4 },
  },
  // A row of text, and one of actions.
  [onPhone]: {
    '& > section': { columnGap: 1, rowGap: 0.25, paddingBlock: 0.75 },
    '& > section > div': { flexWrap: 'nowrap', gap: 0.5, whiteSpace: 'nowrap' },
    '& > section > div:first-of-type': {
      flex: '1 1 100%',
      '& > svg': { display: 'none' },
      '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 },
    },
    '& .MuiButton-root': { minWidth: 44, paddingInline: 1.5 },
    '& .MuiButton-contained': { minWidth: 96 },
  },
  [oneRowInEnglish]: {
    '[lang="en"] & > section': { flexWrap: 'nowrap' },
    '[lang="en"] & > section > div:first-of-type': { flex: '1 1 auto', '& > div': { display: 'block' } },
    '[lang="en"] & .MuiButton-text': { paddingInline: 0.75 },
    '[lang="en"] & .MuiButton-contained': { minWidth: 64 },
  },
} as const;

/** One bar is enough while the cart is what the waiting order was placed from: it has the way there. */
const covered = ':root:root:has([data-covers-cart] > section)';
const withoutViewCart = {
  [`${covered} [data-view-cart]`]: { display: 'none' },
  [`@media (max-width: ${MOBILE_MAX_WIDTH_PX}px)`]: { [covered]: { '--bottom-bar-height': 'var(--tabs-height)' } },
};

const isCartPlaced = ({ cart: { items, placed } }: RootState): boolean =>
  placed !== null && JSON.stringify(items) === JSON.stringify(placed.items);

/** The order that waits for its payment, over the page. */
export const WaitingOrderBar = () => {
  const coversCart = useAppSelector(isCartPlaced);
  return (
    <>
      <GlobalStyles styles={withoutViewCart} />
      <Box sx={overPage} data-covers-cart={coversCart || undefined}>
        <WaitingOrder place="home" />
      </Box>
    </>
  );
};
