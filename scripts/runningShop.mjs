// The running server is found by its data folder, which holds the secret of such calls.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const TIMEOUT_MS = 15_000;

/** @param {string} text @returns {never} */
export function fail(text) {
  console.error(text);
  process.exit(1);
}

/** @param {string} dataDir @param {string} name */
function read(dataDir, name) {
  try {
    return readFileSync(path.join(dataDir, name), 'utf8').trim();
  } catch {
    return fail(`No shop has run on ${dataDir} yet. Start it with: npm start`);
  }
}

/** The data folder by the same settings as the server's. */
function findDataDir() {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return path.resolve(root, process.env.DATA_DIR?.trim() || 'data');
}

/** @param {string} dataDir */
function findShop(dataDir) {
  /** @type {{ host: string, port: number }} */
  const { host, port } = JSON.parse(read(dataDir, 'server.json'));
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${port}`, port };
}

/** Whether a server has PGlite's folder, which no second process can open. */
export async function isPgliteInUse() {
  const dataDir = findDataDir();
  if (process.env.DATABASE_URL?.trim() || !existsSync(path.join(dataDir, 'server.json'))) return false;
  const response = await fetch(`${findShop(dataDir).url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  );
  return response?.ok === true;
}

/**
 * Ends the process with the server's message when the call fails.
 * @param {string} command path below /api/internal
 * @param {object} [body]
 * @param {number} [timeoutMs]
 * @returns {Promise<{ text: string, data: any }>}
 */
export async function callShop(command, body, timeoutMs = TIMEOUT_MS) {
  const dataDir = findDataDir();
  const { url, port } = findShop(dataDir);
  const response = await fetch(`${url}/api/internal/${command}`, {
    method: 'POST',
    headers: {
      'x-internal-secret': read(dataDir, 'internal.secret'),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => fail(`No shop responds on port ${port}. Start it with: npm start`));

  /** @type {{ message?: string | string[], data?: unknown }} */
  const { message = 'The shop’s response is not readable.', data } = await response.json().catch(() => ({}));
  const text = [message].flat().join('\n');
  return response.ok ? { text, data } : fail(text);
}
