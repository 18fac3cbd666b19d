import { readJson, writeItem } from '../../lib/browserStorage';

/** A value that this tab stores; null where there is none. */
export const readSession = (name: string): Record<string, unknown> | null => {
  const value = readJson('sessionStorage', name);
  return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
};

/** @param value null removes it */
export const writeSession = (name: string, value: object | null): void =>
  writeItem('sessionStorage', name, value && JSON.stringify(value));
