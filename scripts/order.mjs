// Changes orders through the running server, because a second process can't open PGlite's folder.
import { callShop, fail } from './runningShop.mjs';

const USAGE = `Usage: npm run order -- <order number> advance|cancel, or: npm run order -- problems|retry|return …

  advance   one step further: confirmed, processing, ready to deliver, picked up, delivered
  cancel    ends the order, returns its items to the stock and the money to the customer
  problems  refunds that failed, money for unknown payments, and work that was given up
  retry     tries what was given up again
  return <reference> [--by-hand]   gives money back that came, or notes that you have given it back

For example: npm run order -- VY100001 advance`;

const [orderNumber = '', what = ''] = process.argv.slice(2);
const isPayments = ['problems', 'retry'].includes(orderNumber) || (orderNumber === 'return' && what !== '');
if (!isPayments && (!/^VY\d+$/i.test(orderNumber) || (what !== 'advance' && what !== 'cancel'))) fail(USAGE);

const command = isPayments ? `payments/${orderNumber}` : `orders/${orderNumber.toUpperCase()}/${what}`;
const body = orderNumber === 'return' ? { reference: what, byHand: process.argv.includes('--by-hand') } : undefined;
const { text, data } = await callShop(command, body);
console.log(orderNumber === 'problems' ? JSON.stringify(data, null, 2) : text);
