import { mainScript } from '../../lib/mainScript';
import { queryWorker } from '../../lib/workerMessages';

/**
 * Whether a reload opens another release than this page's. The staff area opens with its stored document: by then, the worker has
 * stored the served one.
 * @param timeoutMs for each, the server and the worker. False after it, and without network.
 */
export const storeNewRelease = async (timeoutMs: number): Promise<boolean> => {
  const script = mainScript();
  if (script === '') return false;
  try {
    const response = await fetch('/staff', {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok || (await response.text()).includes(new URL(script).pathname)) return false;
    const worker =
      'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistration('/staff'))?.active : null;
    // Else the reload reads the network.
    if (!worker?.scriptURL.endsWith('/staff-worker.js')) return true;
    return await queryWorker(worker, { type: 'storeDocument' }, timeoutMs);
  } catch {
    return false;
  }
};
