import { readdirSync } from 'node:fs';
import path from 'node:path';
import { staffApi } from './staffApi';

it('the staff API has one endpoint of each name: whichever file came second would call the other one', async () => {
  const inject = jest.spyOn(staffApi, 'injectEndpoints');
  const files = readdirSync(__dirname).filter((file) => /Api\.ts$/.test(file));
  await Promise.all(files.map((file) => import(path.join(__dirname, file))));
  const build = new Proxy({}, { get: () => () => ({}) });
  const names = inject.mock.calls.flatMap(([{ endpoints }]) => Object.keys(endpoints(build as never)));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
