import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/ports.mjs';
import { writeServerFile } from '../../lib/serverFile';
import { projectRoot } from '../../testing/projectRoot';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const run = promisify(execFile);

let testApp: TestApp;
let shopper: Shopper;
let dataDir: string;
let port: number;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vayal-order-'));
  testApp = await makeTestApp();
  shopper = await makeShopper(testApp);
  port = await freePort();
  await testApp.app.listen({ port, host: '127.0.0.1' });
  writeFileSync(join(dataDir, 'internal.secret'), `${testSecrets.internal}\n`);
  writeServerFile(dataDir, { host: '127.0.0.1', port });
});
afterAll(async () => {
  await testApp.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs `npm run order -- …` and returns its output and exit code. */
async function order(args: string[], folder = dataDir) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  try {
    const { stdout } = await run(process.execPath, ['scripts/order.mjs', ...args], { cwd: projectRoot, env });
    return { code: 0, output: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr.trim() };
  }
}

describe('npm run order', () => {
  it('advances an order of the running shop and prints its status', async () => {
    const { orderNumber, payment } = await shopper.place([{ _id: 'ml-thinai-500', quantity: 2 }]);
    expect(await order([orderNumber, 'advance'])).toEqual({
      code: 1,
      output: 'This order waits for the customer’s payment.',
    });
    await testApp.app.inject({ method: 'POST', url: `${payment!.pageUrl}/pay` });
    expect(await order([orderNumber, 'advance'])).toEqual({
      code: 0,
      output: `Order ${orderNumber} is now: CONFIRMED`,
    });
    expect(await order([orderNumber.toLowerCase(), 'cancel'])).toEqual({
      code: 0,
      output: 'The order is cancelled. Your money is on its way back.',
    });
  });

  it('prints its usage, that no shop runs, and that an order is unknown', async () => {
    for (const args of [[], ['VY100001'], ['VY100001', 'eat'], ['100001', 'advance']]) {
      expect(await order(args)).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run order') });
    }
    expect(await order(['VY999999', 'advance'])).toEqual({ code: 1, output: 'We can’t find this order.' });
    expect((await order(['VY100001', 'advance'], join(dataDir, 'nowhere'))).output).toMatch(
      /^No shop has run on .* Start it with: npm start$/,
    );

    const stopped = mkdtempSync(join(tmpdir(), 'vayal-order-'));
    writeFileSync(join(stopped, 'internal.secret'), testSecrets.internal);
    writeServerFile(stopped, { host: '127.0.0.1', port: await freePort() });
    expect((await order(['VY100001', 'advance'], stopped)).output).toMatch(
      /^No shop responds on port \d+\. Start it with: npm start$/,
    );
    rmSync(stopped, { recursive: true });
  });

  it('finds the shop by a file that only its owner reads', () => {
    expect(statSync(join(dataDir, 'server.json')).mode & 0o777).toBe(0o600);
  });
});
