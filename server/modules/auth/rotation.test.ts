import { loginCalls, newNumber } from '../../testing/loginCalls';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const [OLD] = testSecrets.keys;
const NEW = 'the next key for tests';
const CAP = 3;

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  shop = await makeTestApp({ seed: false, env: { OTP_CAP_PER_CALLER_HOUR: String(CAP), OTP_MAX_WRONG_TRIES: '5' } });
  calls = loginCalls(shop);
});
afterEach(() => {
  testSecrets.keys = [OLD];
});
afterAll(() => shop.close());

it('accepts a code that was sent under the previous key, until that key is dropped', async () => {
  const session = await calls.startRegistration();
  testSecrets.keys = [NEW];
  expect((await calls.verify(session)).status).toBe(409);
  testSecrets.keys = [NEW, OLD];
  expect((await calls.verify(session)).status).toBe(200);
});

it("continues to count a caller's codes", async () => {
  const caller = { remoteAddress: '203.0.113.7' };
  for (let sent = 0; sent < CAP; sent += 1) expect((await calls.register(newNumber(), {}, caller)).status).toBe(200);
  testSecrets.keys = [NEW, OLD];
  expect((await calls.register(newNumber(), {}, caller)).status).toBe(429);
});
