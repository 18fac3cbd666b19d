import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffNoticeKind } from '../../../contract/staffNoticeConstants';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { readItem, writeItem } from '../../lib/browserStorage';
import { BellOn } from '../../components/lazyIcons';
import { BellOff } from '../components/staffIcons';
import { isBoardPath } from '../lib/staffPaths';
import { useGetAwaitedPaymentsQuery } from '../store/paymentsApi';
import { useMay } from '../store/staffHooks';
import { useGetBoardQuery } from '../store/staffOrdersApi';
import { makeChime } from './chime';
import { useTitleCount } from './useTitleCount';
import { useUnseenOrders, type ArrivedOrder } from './useUnseenOrders';

const ALERTS = 'staffAlerts';
/** Polls only while there is no stream. */
const POLL_MS = 20_000;

const storeAlerts = (isOn: boolean): void => writeItem('localStorage', ALERTS, isOn ? 'on' : null);

/** One line for each kind, however many tabs are open, and the same as that of web push. */
const notify = async (tag: StaffNoticeKind, title: string): Promise<void> => {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options: NotificationOptions = { tag, data: { at: Date.now() } };
  // Chrome on Android has notifications only of service workers.
  const worker = 'serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration());
  // On the first visit it is the shop's, whose notifications don't open the staff area.
  if (worker && worker.active?.scriptURL.endsWith('/staff-worker.js')) await worker.showNotification(title, options);
  else new Notification(title, options);
};

const isPaid = ({ status }: ArrivedOrder): boolean => status === 'ORDER_CREATED';

/** An order is new once more when its customer says that it is paid, and when its payment was matched. */
const keyOf = ({ orderNumber, status, sinceAt }: ArrivedOrder): string => `${orderNumber} ${status} ${sinceAt}`;

/** Counts new orders, and those whose payment is to be matched, on every page of the staff area; a tap allows a sound and notifications for them. */
export const NewOrdersBell = ({ staffId }: { staffId: string }) => {
  const { t } = useTranslation('staffBoard');
  const { pathname } = useLocation();
  const [isLive, setLive] = useState(true);
  const { data: board } = useGetBoardQuery(undefined, {
    pollingInterval: isLive ? 0 : POLL_MS,
    refetchOnReconnect: true,
  });
  if (board && board.isLive !== isLive) setLive(board.isLive);
  const { data: awaited } = useGetAwaitedPaymentsQuery(undefined, { skip: !useMay('readOrders') });
  const arrived = useMemo(
    () =>
      board && [
        ...board.items,
        ...(awaited?.items ?? []).map(({ orderNumber, since, saidPaidAt }) => ({
          orderNumber,
          status: 'WAITING_FOR_PAYMENT' as const,
          sinceAt: saidPaidAt ?? since,
        })),
      ],
    [board, awaited],
  );
  const unseen = useUnseenOrders(staffId, arrived, isBoardPath(pathname));
  const [isOn, setOn] = useState(() => readItem('localStorage', ALERTS) === 'on');
  const [chime] = useState(makeChime);
  const announced = useRef<ReadonlySet<string> | null>(null);
  useTitleCount(unseen.length);

  useEffect(() => {
    if (!board) return;
    const known = announced.current;
    announced.current = new Set(unseen.map(keyOf));
    const fresh = known && unseen.filter((order) => !known.has(keyOf(order)));
    const newest = fresh?.at(-1);
    if (!isOn || !newest) return;
    chime.play();
    // If it fails, the sound and the title remain.
    const { orderNumber } = newest;
    const told = isPaid(newest)
      ? notify('NEW_ORDER', t('alerts.arrived', { orderNumber }))
      : notify('PAYMENT_TO_MATCH', t('alerts.waiting', { orderNumber }));
    told.catch(() => undefined);
  }, [board, unseen, isOn, chime, t]);

  // After a reload, the first tap allows the sound again.
  useEffect(() => {
    if (!isOn) return undefined;
    const allow = (): void => void chime.allow();
    document.addEventListener('pointerdown', allow, { once: true });
    return () => document.removeEventListener('pointerdown', allow);
  }, [isOn, chime]);

  const toggle = (): void => {
    setOn(!isOn);
    storeAlerts(!isOn);
    if (isOn) return;
    void chime.allow().then(chime.play);
    if (typeof Notification !== 'undefined' && Notification.permission === 'default')
      void Notification.requestPermission();
  };

  return (
    <>
      {/* Around the button, whose name does not say the number. */}
      <Badge
        badgeContent={unseen.length}
        color="secondary"
        overlap="circular"
        slotProps={{ badge: { 'aria-hidden': true, style: { pointerEvents: 'none' } } }}
      >
        <IconButton
          onClick={toggle}
          aria-pressed={isOn}
          aria-label={t('alerts.label')}
          title={t(isOn ? 'alerts.on' : 'alerts.off')}
        >
          {isOn ? <BellOn /> : <BellOff />}
        </IconButton>
      </Badge>
      <span role="status">
        <VisuallyHidden>{unseen.length > 0 && t('alerts.count', { count: unseen.length })}</VisuallyHidden>
      </span>
    </>
  );
};
