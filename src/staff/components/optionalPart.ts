import { lazy, type ComponentType } from 'react';
import { importWhenOnline } from '../../lib/importWithRetry';

/** A part that the staff area works without: where its code is missing, nothing is shown. */
export const optionalPart = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await importWhenOnline(load).catch((): ComponentType<Props> => () => null) }));
