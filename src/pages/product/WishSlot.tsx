import { lazy, Suspense, type ComponentProps } from 'react';
import { styled } from '../../components/styled';
import { importWhenOnline } from '../../lib/importWithRetry';
import { useAppSelector } from '../../store/hooks';
import { selectRehydrated } from '../../store/persistence';

const WishPart = lazy(() => importWhenOnline(() => import(/* webpackChunkName: "wish" */ './WishPart')));

/** As high while it is empty, so that nothing below moves. */
const Room = styled('div')({ minHeight: 44, '&.wish': { marginBlockStart: 8 } });

/** Room for the actions that come once it is known who is logged in. */
export const WishSlot = (props: ComponentProps<typeof WishPart>) => (
  <Room className={props.part}>
    {useAppSelector(selectRehydrated) && (
      <Suspense>
        <WishPart {...props} />
      </Suspense>
    )}
  </Room>
);
