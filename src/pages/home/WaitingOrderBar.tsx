import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { MOBILE_MAX_WIDTH_PX } from '../../../contract/constants';
import { WaitingOrder } from '../../features/orders/WaitingOrder';

/** Over the page, which therefore doesn't move when it comes or goes. */
const overPage = {
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc(var(--bottom-bar-height) + env(safe-area-inset-bottom))',
  zIndex: 'appBar',
  paddingInline: { tablet: 'var(--page-margin)' },
  pointerEvents: 'none',
  '& > section': {
    maxWidth: 720,
    marginInline: 'auto',
    marginBottom: { mobile: 0, tablet: 1, desktop: 3 },
    pointerEvents: 'auto',
    boxShadow: { tablet: 4 },
  },
  // On phones it joins the bottom bar.
  '@media (max-width: 599px)': { '& > section': { borderWidth: '1px 0 0', borderRadius: 0 } },
} as const;

/** One bar is enough: the cart's tab, with its badge, is just below it. */
const covered = ':root:root:has([data-covers-cart] > section)';
const withoutViewCart = {
  [`${covered} [data-view-cart]`]: { display: 'none' },
  [`@media (max-width: ${MOBILE_MAX_WIDTH_PX}px)`]: { [covered]: { '--bottom-bar-height': 'var(--tabs-height)' } },
};

/** The order that waits for its payment, over the page. */
export const WaitingOrderBar = () => (
  <>
    <GlobalStyles styles={withoutViewCart} />
    <Box sx={overPage} data-covers-cart>
      <WaitingOrder place="home" />
    </Box>
  </>
);
