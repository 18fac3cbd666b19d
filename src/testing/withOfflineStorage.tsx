import type { Decorator } from '@storybook/react-webpack5';
import { useState } from 'react';
import { inMemory, type NewRideAction } from '../staff/lib/offlineStorage';
import { OfflineStorageContext } from '../staff/lib/OfflineStorageContext';

const WithStorage = ({ actions, Story }: { actions: readonly NewRideAction[]; Story: React.ComponentType }) => {
  const [storage] = useState(() => {
    const made = inMemory();
    for (const action of actions) void made.add(action);
    return made;
  });
  return (
    <OfflineStorageContext value={storage}>
      <Story />
    </OfflineStorageContext>
  );
};

/** A story's own storage, with a rider's actions: the browser's would outlive it. */
export const withOfflineStorage =
  (...actions: NewRideAction[]): Decorator =>
  (Story) => <WithStorage actions={actions} Story={Story} />;
