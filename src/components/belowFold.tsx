import { lazy, memo, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { importWhenOnline } from '../lib/importWithRetry';
import { replayPreHydrationEvents } from '../lib/replayPreHydrationEvents';
import { whenNearViewport } from '../lib/whenNearViewport';
import { styled } from './styled';

/** A page has one. */
const ID = 'below-fold';

/** By id, because React attaches refs only after the layout effects of descendants. */
const replay = (): void => {
  const root = document.getElementById(ID);
  if (root) void replayPreHydrationEvents(root);
};

/** Sections in the rhythm of the grid around them. */
const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'inherit',
  '& > .awaited': { minHeight: '100vh' },
});

/** The part of a page after its first screen: its server-rendered HTML loads its script and hydrates only near the viewport. */
export const belowFold = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy<ComponentType<object>>(async () => {
    await whenNearViewport(ID);
    const Component = await importWhenOnline(load);
    const Hydrated = (props: object) => {
      useLayoutEffect(replay, []);
      return <Component {...(props as Props)} />;
    };
    return { default: Hydrated };
  });

  const BelowFold = (props: Props) => {
    const { t } = useTranslation('common');
    return (
      <Root id={ID} data-hydration-root>
        <Suspense fallback={<div className="awaited" role="status" aria-label={t('loading')} />}>
          <Part {...props} />
        </Suspense>
      </Root>
    );
  };
  // An update before hydration would replace the server's HTML with the fallback.
  return memo(BelowFold);
};
