import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importWithRetry } from '../../lib/importWithRetry';

export interface RetryableLazy<Props> {
  current: LazyExoticComponent<ComponentType<Props>>;
  /** Loads again at the next render: React's own remembers a failure. */
  reset: () => void;
}

/** A component whose code loads when it is first rendered. */
export const retryableLazy = <Props>(load: () => Promise<ComponentType<Props>>): RetryableLazy<Props> => {
  const make = () => lazy(async () => ({ default: await importWithRetry(load) }));
  const part: RetryableLazy<Props> = {
    current: make(),
    reset: () => {
      part.current = make();
    },
  };
  return part;
};
