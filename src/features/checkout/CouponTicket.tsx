import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LocalOfferOutlined } from '../../components/lazyIcons';

interface CouponTicketProps {
  title: string;
  text: string;
  /** It says what else has to be true; '' for nothing. */
  conditions?: string;
  /** It takes its discount off, or could at once. */
  isUsable: boolean;
  action?: ReactNode;
}

/** Dashed like a cut-out coupon. */
const cutOut = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 64,
  padding: 1,
  paddingInlineStart: 2,
  border: '1.5px dashed',
  borderRadius: 1,
} as const;

/** Its title alone decides whether the action has room beside it. */
const named = {
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  columnGap: 1.5,
  minWidth: 0,
  '& p': { contain: 'inline-size' },
} as const;

/** A coupon of the checkout. Offers on Home are tickets of their own. */
export const CouponTicket = ({ title, text, conditions = '', isUsable, action }: CouponTicketProps) => (
  <Box
    sx={[
      cutOut,
      isUsable
        ? { borderColor: 'primary.main', bgcolor: 'surface.tint', color: 'primary.dark' }
        : { borderColor: 'surface.edge', color: 'text.secondary' },
    ]}
  >
    <Box sx={named}>
      <LocalOfferOutlined fontSize="small" />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{title}</Typography>
        <Typography variant="caption" component="p">
          {text}
        </Typography>
        {conditions !== '' && (
          <Typography variant="caption" component="p">
            {conditions}
          </Typography>
        )}
      </Box>
    </Box>
    {action !== undefined && <Box sx={{ marginInlineStart: 'auto' }}>{action}</Box>}
  </Box>
);
