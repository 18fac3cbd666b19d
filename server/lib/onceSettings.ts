type Env = Record<string, string | undefined>;

/** ONCE gives every application its mail settings by these names. */
const OUR_NAMES = { SMTP_ADDRESS: 'SMTP_HOST', SMTP_USERNAME: 'SMTP_USER', MAILER_FROM_ADDRESS: 'MAIL_FROM' };

/** The environment with ONCE's settings under the shop's names, unless those are set. */
export function withOnceSettings(env: Env): Env {
  const renamed: Env = { ...env };
  for (const [name, ours] of Object.entries(OUR_NAMES)) renamed[ours] = env[ours]?.trim() ? env[ours] : env[name];
  return renamed;
}
