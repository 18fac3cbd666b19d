import { Writable } from 'node:stream';
import { createLog } from './log';

function recordingLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: createLog('info', stream), text: () => lines.join('') };
}

it('hides numbers, codes and tokens wherever they are named', () => {
  const { log, text } = recordingLog();
  log.info({ mobileNumber: '9876543210', otp: '1234', body: { token: 'abc', deeper: { code: '5678' } } }, 'careless');
  expect(text()).toContain('[hidden]');
  for (const secret of ['9876543210', '1234', '"abc"', '5678']) expect(text()).not.toContain(secret);
});

it("logs a database's error without the values of the query", () => {
  const { log, text } = recordingLog();
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'customers_mobile_number_unique',
    detail: 'Key (mobile_number)=(9876543210) already exists.',
  });
  log.error({ err: new Error('Failed query: insert … params: 9876543210,Kavitha', { cause }) }, 'failed');
  expect(text()).toContain('duplicate key value');
  expect(text()).toContain('23505');
  expect(text()).not.toMatch(/9876543210|Kavitha/);
});

it("redacts numbers in an error's message", () => {
  const { log, text } = recordingLog();
  log.error({ err: new Error('no SMS for 919876543210') }, 'failed');
  expect(text()).not.toContain('9876543210');
});
