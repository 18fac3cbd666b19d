import type { Decorator } from '@storybook/react-webpack5';
import { useState } from 'react';
import { inMemory, type NewRideAction } from '../staff/ride/rideStorage';
import { RideStorageContext } from '../staff/ride/RideStorageContext';

const WithStorage = ({ actions, Story }: { actions: readonly NewRideAction[]; Story: React.ComponentType }) => {
  const [storage] = useState(() => {
    const made = inMemory();
    for (const action of actions) void made.add(action);
    return made;
  });
  return (
    <RideStorageContext value={storage}>
      <Story />
    </RideStorageContext>
  );
};

/** A story's own storage of a rider's actions: the browser's would outlive it. */
export const withRideStorage =
  (...actions: NewRideAction[]): Decorator =>
  (Story) => <WithStorage actions={actions} Story={Story} />;
