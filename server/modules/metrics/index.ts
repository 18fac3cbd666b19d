export { createRegistry } from './registry';
export { serveMetrics } from './server';
