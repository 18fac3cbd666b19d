import { createConsoleSms } from './console';

describe('the console SMS', () => {
  it('prints the number, the code and the line that a browser reads', async () => {
    const printed: string[] = [];
    const sms = createConsoleSms((text) => printed.push(text));
    await sms.sendCode({ mobileNumber: '9876543210', code: '0123', host: 'vayal.example' });
    expect(printed.join('')).toBe('[sms] +91 98765 43210: code 0123\n@vayal.example #0123\n');
  });

  it('prints to stdout', async () => {
    const stdout = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await createConsoleSms().sendCode({ mobileNumber: '9876543210', code: '0123', host: 'localhost' });
    expect(stdout).toHaveBeenCalledWith(expect.stringContaining('[sms] +91 98765 43210: code 0123'));
  });
});
