import type { Decorator } from '@storybook/react-webpack5';
import { useState } from 'react';
import { inMemory, type NewRideAct } from '../staff/ride/rideStorage';
import { RideStorageContext } from '../staff/ride/RideStorageContext';

const WithStorage = ({ acts, Story }: { acts: readonly NewRideAct[]; Story: React.ComponentType }) => {
  const [storage] = useState(() => {
    const made = inMemory();
    for (const act of acts) void made.add(act);
    return made;
  });
  return (
    <RideStorageContext value={storage}>
      <Story />
    </RideStorageContext>
  );
};

/** A story's own storage of a rider's acts: the browser's would outlive it. */
export const withRideStorage =
  (...acts: NewRideAct[]): Decorator =>
  (Story) => <WithStorage acts={acts} Story={Story} />;
