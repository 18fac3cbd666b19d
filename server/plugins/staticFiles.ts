import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '../lib/area';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** File names contain a hash. */
const HASHED = /^(assets|fonts|pictures)[\\/]/;
const SERVICE_WORKER = /^(?:service|staff)-worker\.js$/;

/** They are a third of a small file's response. */
const DOCUMENT_HEADERS = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];
/** Not SVG, which can be opened as a document. */
const NO_DOCUMENT = /^\/(?:assets|fonts|photos|pictures)\/[^?]*\.(?:js|css|woff2|avif|webp|png|jpe?g)(?:\?|$)/;

const cacheControl = (file: string): string => {
  if (SERVICE_WORKER.test(file)) return 'no-cache';
  return HASHED.test(file) ? ONE_YEAR : ONE_HOUR;
};

export async function registerStaticFiles(app: App, clientDir: string): Promise<void> {
  app.addHook('onSend', async ({ url }, reply) => {
    if (NO_DOCUMENT.test(url) && reply.statusCode < 400) DOCUMENT_HEADERS.forEach((name) => reply.removeHeader(name));
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    cacheControl: false,
    // The build compresses every file that shrinks.
    preCompressed: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cacheControl(relative(clientDir, path)));
      response.setHeader('vary', 'accept-encoding');
    },
  });
}
