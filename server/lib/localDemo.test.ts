import { readConfig } from '../config';
import { isLocalDemo } from './localDemo';

const isLocal = (env: Record<string, string>) => isLocalDemo(readConfig(env, '/srv/vayal'));

it.each<[Record<string, string>]>([
  [{}],
  [{ HOST: 'localhost' }],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
  [{ HOST: '127.0.0.2' }],
])('a setup is a demo on loopback: %j', (env) => expect(isLocal(env)).toBe(true));

it.each<[Record<string, string>]>([
  [{ DEMO: 'false' }],
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '::' }],
  [{ HOST: '192.168.1.4' }],
  [{ HOST: '127.0.0.1.example' }],
  [{ PUBLIC_URL: 'https://shop.example' }],
  [{ TRUST_PROXY: '1' }],
])('a setup is no demo where others may reach it: %j', (env) => expect(isLocal(env)).toBe(false));
