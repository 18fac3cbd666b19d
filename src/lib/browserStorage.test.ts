import { fillStorage } from '../testing/fillStorage';
import { withBlockedStorage } from '../testing/withBlockedStorage';
import { getStorage, readItem, readJson, writeItem } from './browserStorage';

it('stores, reads and removes', () => {
  writeItem('sessionStorage', 'draft', '{"note":"ring twice"}');
  expect(readItem('sessionStorage', 'draft')).toBe('{"note":"ring twice"}');
  expect(readJson('sessionStorage', 'draft')).toEqual({ note: 'ring twice' });
  writeItem('sessionStorage', 'draft', null);
  expect(readItem('sessionStorage', 'draft')).toBeNull();
});

it('a storage has nothing where nothing or damaged JSON is stored', () => {
  expect(readJson('localStorage', 'draft')).toBeUndefined();
  window.localStorage.setItem('draft', '{not json');
  expect(readJson('localStorage', 'draft')).toBeUndefined();
});

it('never throws where storage is blocked', () =>
  withBlockedStorage(() => {
    expect(getStorage('localStorage')).toBeNull();
    expect(readItem('localStorage', 'draft')).toBeNull();
    expect(readJson('sessionStorage', 'draft')).toBeUndefined();
    expect(() => writeItem('sessionStorage', 'draft', '1')).not.toThrow();
  }));

it('stores nothing where storage is full', () => {
  fillStorage();
  expect(() => writeItem('localStorage', 'draft', '1')).not.toThrow();
});
