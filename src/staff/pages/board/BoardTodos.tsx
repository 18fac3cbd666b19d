import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMore } from '../../../components/icons';
import { styled } from '../../../components/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { OpeningNotice } from '../../features/opening/OpeningNotice';
import { useMay } from '../../store/staffHooks';
import { ReplacementsTodo } from './ReplacementsTodo';
import { MoneyAlarm } from './MoneyAlarm';
import { OpenTodos } from './OpenTodos';
import { OpenDifferences } from './OpenDifferences';
import { AwaitedPayments } from './AwaitedPayments';
import { LowStock } from './LowStock';
import { StoppedOrders } from './StoppedOrders';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  flexShrink: 0,
  '&:not([data-empty])': { paddingBlockStart: 6 },
  '& > div': { flexGrow: 1, minWidth: 0 },
  '& > div > *': { marginBlock: 0 },
  // Folded, it is one line, so that the cards keep a phone's screen.
  '&:not([data-open]) > div > :nth-child(n + 2)': { display: 'none' },
  '&:not([data-open]) .MuiAlert-root': { flexWrap: 'nowrap', height: 44, paddingBlock: 0 },
  '&:not([data-open]) .MuiAlert-root > .MuiAlert-message, & summary': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&:not([data-open]) .MuiAlert-action': { [theme.breakpoints.down('desktop')]: { display: 'none' } },
  '&[data-open] > div': { display: 'grid', gap: 8, maxHeight: '50dvh', overflowY: 'auto' },
  '& > button': {
    ...theme.mixins.pill,
    ...theme.typography.body2,
    flexShrink: 0,
    gap: 0,
    paddingInline: 10,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > button[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

/** Shows what waits for a person elsewhere, the most urgent first: below the board, above other lists of orders. */
export const BoardTodos = () => {
  const { t } = useTranslation('staffBoard');
  const mayOpen = useMay('openShop');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);

  // Each notice knows by itself whether it has something to say.
  useEffect(() => {
    const { current: element } = list;
    if (!element) return undefined;
    const recount = (): void => setCount(element.childElementCount);
    const observer = new MutationObserver(recount);
    observer.observe(element, { childList: true });
    recount();
    return () => observer.disconnect();
  }, []);

  return (
    <Root data-empty={count === 0 || undefined} data-open={isOpen || undefined}>
      <div ref={list} id={id}>
        <StoppedOrders />
        <MoneyAlarm />
        {mayOpen && <OpeningNotice />}
        <AwaitedPayments />
        <ReplacementsTodo />
        <LowStock />
        <OpenDifferences />
        <OpenTodos />
      </div>
      {count > 0 && (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <VisuallyHidden>{t('notices')}</VisuallyHidden>
          {count > 1 && `+ ${count - 1}`}
          <ExpandMore />
        </button>
      )}
    </Root>
  );
};
