import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const deploy = path.resolve('deploy');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vayal-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script with programs of the same names as the system's before them. */
async function run(script: string, args: string[], programs: Record<string, string>, env: Record<string, string> = {}) {
  const bin = path.join(folder, 'fakes');
  mkdirSync(bin);
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { env: { PATH: `${bin}:${process.env.PATH ?? ''}`, ...env } };
    const child = execFile('sh', [script, ...args], options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

describe('install.sh changes nothing and says what to do', () => {
  /** A machine on which everything fits, until the first change. */
  const good = {
    id: 'echo 0',
    uname: 'echo x86_64',
    getent: 'echo "203.0.113.7 STREAM shop.example"',
    hostname: 'echo "203.0.113.7 2001:db8::7"',
    ss: '',
    'apt-get': 'echo "CHANGED"; exit 1',
  };

  async function install(domain: string, machine: Record<string, string>) {
    const { system = 'ID=debian\nVERSION_ID=12', ...programs } = machine;
    const release = path.join(folder, 'vayal');
    for (const [name, text] of [
      ['machine/etc/os-release', system],
      ['machine/run/systemd/system/x', ''],
      ['vayal/bin/platform', 'x86_64'],
      ['vayal/deploy/install.sh', readFileSync(path.join(deploy, 'install.sh'), 'utf8')],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const env = { VAYAL_ROOT: path.join(folder, 'machine') };
    return run(path.join(release, 'deploy/install.sh'), domain.split(' '), { ...good, ...programs }, env);
  }

  it.each<[string, string, string, Record<string, string>]>([
    ['without root', 'shop.example', 'put sudo before', { id: 'echo 1000' }],
    ['for what is no domain', 'https://shop.example', 'not a domain', {}],
    ['for a domain without an address', 'shop.example', 'has no address yet', { getent: 'exit 2' }],
    ['for a domain of another machine', 'shop.example', 'leads to 203.0.113.7', { hostname: 'echo 198.51.100.1' }],
    [
      'where another program has port 80',
      'shop.example',
      'Port 80 is taken: by nginx',
      { ss: `case "$*" in *:80*) echo 'LISTEN 0 511 *:80 *:* users:(("nginx",pid=7,fd=6))';; esac` },
    ],
    ['on another architecture', 'shop.example', 'this machine is aarch64', { uname: 'echo aarch64' }],
    ['on an older system', 'shop.example', 'This is ubuntu 22.04', { system: 'ID=ubuntu\nVERSION_ID="22.04"' }],
  ])('%s', async (_, domain, words, machine) => {
    const { code, output } = await install(domain, machine);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toContain('CHANGED');
    expect(output.match(/^- /gm)).toHaveLength(1);
  });

  it.each([
    ['shop.example', '203.0.113.7'],
    ['shop.example --behind-nat', '10.0.0.4'],
  ])('until all checks pass (%s)', async (domain, address) => {
    expect((await install(domain, { hostname: `echo ${address}` })).output).toBe('CHANGED\n');
  });
});

describe('upgrade.sh', () => {
  /** Docker of a machine on which `running` is up, and a release that becomes ready or not, or ends at its start. */
  const docker = (running: string, health: string, restarts = 0) => ({
    docker: `
      case "$*" in
        *"ps --quiet --status running ${running}") echo id ;;
        *"ps --quiet --status running"*) ;;
        *"ps --quiet"* | *"ps --all --quiet"*) echo id ;;
        inspect*RestartCount*) echo ${restarts} ;;
        inspect*) echo ${health} ;;
        *) echo "$*" ;;
      esac`,
  });
  /** The same of a machine with systemd, whose files stay as they are. */
  const systemd = (running: string, isReady: boolean, restarts = 0) => ({
    ...Object.fromEntries(['rm', 'mkdir', 'cp', 'chmod', 'ln'].map((name) => [name, ''])),
    vayal: 'echo "vayal $*"',
    curl: isReady ? '' : 'exit 22',
    journalctl: 'echo why',
    systemctl: `
      case "$*" in
        is-active*@${running}) ;;
        is-active*) exit 3 ;;
        show*) echo ${restarts} ;;
        daemon-reload) ;;
        reset-failed*) echo 'Unit not loaded.' >&2; exit 1 ;;
        *) echo "$*" ;;
      esac`,
  });
  const upgrade = (programs: Record<string, string>, timeoutSeconds = 0) => {
    // What has Node.js inside is for a machine without containers.
    const release = path.join(folder, 'vayal');
    for (const name of 'systemctl' in programs ? ['deploy', 'bin/node'] : ['deploy']) {
      mkdirSync(path.join(release, name), { recursive: true });
    }
    copyFileSync(path.join(deploy, 'upgrade.sh'), path.join(release, 'deploy/upgrade.sh'));
    const env = { UPGRADE_TIMEOUT_SECONDS: String(timeoutSeconds), UPGRADE_SWITCH_SECONDS: '0' };
    return run(path.join(release, 'deploy/upgrade.sh'), [], programs, env);
  };

  it('backs up, starts the new release beside the old one and ends the old one', async () => {
    const { code, output } = await upgrade(docker('shop-a', 'healthy'));
    expect(output.split('\n')).toEqual([
      'compose exec -T shop-a node scripts/backup.mjs backup --to /storage/backups/',
      'compose up --detach --no-deps --force-recreate shop-b',
      'compose stop shop-a',
      'The release runs as shop-b.',
      '',
    ]);
    expect(code).toBe(0);
  });

  it('leaves the old release alone when the new one does not start', async () => {
    const { code, output } = await upgrade(docker('shop-b', 'starting'));
    expect(output).toContain('compose stop shop-a');
    expect(output).not.toContain('compose stop shop-b');
    expect(output).toContain('The shop goes on with the one before.');
    expect(code).toBe(1);
  });

  it('takes turns between two services without containers', async () => {
    const { code, output } = await upgrade(systemd('3001', true));
    expect(output.split('\n')).toEqual([
      'vayal backup --to /var/lib/vayal/backups/',
      'start vayal@3002',
      'enable --quiet vayal@3002',
      'disable --quiet --now vayal@3001',
      'The release runs as 3002.',
      '',
    ]);
    expect(code).toBe(0);
  });

  it.each([
    ['in a container', docker('shop-a', 'starting', 1), 'compose stop shop-b'],
    ['as a service', systemd('3001', false, 1), 'disable --quiet --now vayal@3002'],
  ])('goes back at once when the new release ends at its start %s', async (_, programs, stopped) => {
    const { code, output } = await upgrade(programs, 60);
    expect(output).toContain(stopped);
    expect(output).toContain('The shop goes on with the one before.');
    expect(output).not.toContain('The release runs');
    expect(code).toBe(1);
  });

  it('does not begin without a backup', async () => {
    const { docker: fake } = docker('shop-a', 'healthy');
    const { code, output } = await upgrade({ docker: `case "$*" in *backup*) exit 1 ;; esac; ${fake}` });
    expect([code, output]).toEqual([1, '']);
  });
});
