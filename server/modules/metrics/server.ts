import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AppDeps } from '../../deps';
import { StartProblem } from '../../lib/problem';

/** Each process of a machine takes the first free port from METRICS_PORT on. */
const MAX_PROCESSES = 32;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Answers `GET /metrics` on a port of its own, so that no proxy of the shop reaches it.
 * @returns its port, and what stops it
 * @throws StartProblem
 */
export async function serveMetrics(
  { config, log }: Pick<AppDeps, 'config' | 'log'>,
  { contentType, render }: { contentType: string; render: () => Promise<string> },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    render().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be written');
        response.writeHead(500).end();
      },
    );
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  const { host, port } = config.metrics;
  const taken = await listen(server, host, port);
  log.info({ port: taken }, 'metrics are served');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { port: taken, stop };
}

async function listen(server: Server, host: string, first: number): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      // Processes that share the shop's port don't share this one: each has figures of its own.
      server.listen({ host, port, exclusive: true });
      await once(server, 'listening');
      return port;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || port + 1 >= first + MAX_PROCESSES)
        throw new StartProblem(`Metrics can't be served on ${host}:${port} (METRICS_PORT): ${message}`);
    }
  }
}
