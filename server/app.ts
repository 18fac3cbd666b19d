import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { createAreas, type Areas } from './areas';
import type { Config } from './config';
import type { AppDeps } from './deps';
import type { App } from './lib/area';
import { newId } from './lib/ids';
import { translations } from './lib/messages';
import { loadRenderer } from './pages/loadRenderer';
import { registerAccess } from './plugins/access';
import { registerConnections } from './plugins/connections';
import { registerCrawlers } from './plugins/crawlers';
import { handleUnreadableRequest, handleUnreadableUrl, registerErrors, rewriteUnreadableUrl } from './plugins/errors';
import { registerHealth } from './plugins/health';
import { registerLanguage } from './plugins/language';
import { registerLimits, registerPageTurns } from './plugins/limits';
import { registerOpenApi } from './plugins/openapi';
import { registerPages } from './plugins/pages';
import { registerRequests } from './plugins/requests';
import { registerResponseValidation } from './plugins/responseValidation';
import { registerSecurity } from './plugins/security';
import { compileSerializer } from './plugins/serialization';
import { createValidatorCompiler } from './plugins/validation';

const BODY_LIMIT_BYTES = 64 * 1024;
const CONNECTION_CHECK_MS = 1_000;

/** The caller listens, or injects requests in tests. */
export async function buildApp(deps: AppDeps, areas: Areas = createAreas(deps)): Promise<App> {
  const { config, db, secrets } = deps;
  const options: FastifyHttpOptions<RawServerDefault> = {
    loggerInstance: deps.log,
    // plugins/requests logs one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    // lib/log adds the id to every line, also to those of services.
    childLoggerFactory: (log) => log,
    bodyLimit: BODY_LIMIT_BYTES,
    // What is under way is served until the connections are closed.
    return503OnClosing: false,
    trustProxy: trustedProxies(config.trustProxy),
    ...connectionTimeouts(config.limits),
    rewriteUrl: rewriteUnreadableUrl,
    frameworkErrors: (_error, request, reply) => handleUnreadableUrl(request, reply),
    clientErrorHandler: handleUnreadableRequest,
  };
  const app: App = Fastify(options).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(createValidatorCompiler(translations));
  app.setSerializerCompiler(compileSerializer);
  registerPageTurns(app);
  registerLanguage(app, translations, areas.pages.languages);
  registerRequests(app, deps.metrics);
  registerErrors(app);
  registerSecurity(app, config);
  registerConnections(app, config);
  await registerLimits(app, deps);
  await registerOpenApi(app, config.publicUrl);
  registerHealth(app, db);

  await app.register(async (api: App) => {
    api.addHook('onRequest', (_request, reply, done) => {
      // Personal and stock-dependent responses need it; cacheable routes override it.
      reply.header('cache-control', 'no-store').header('vary', 'accept-language, token');
      done();
    });
    const { findLogin, findStaff } = areas;
    registerAccess(api, { findLogin, findStaff, internalSecret: secrets.internal, security: deps.security });
    await registerResponseValidation(api, config);
    for (const { prefix, routes } of areas.list) await api.register(routes, { prefix });
  });

  registerCrawlers(app, { publicUrl: config.publicUrl, pages: areas.pages });
  await registerPages(app, {
    clientDir: join(config.root, 'dist', 'client'),
    publicUrl: config.publicUrl,
    assetsUrl: config.assetsUrl,
    pages: areas.pages,
    loadRenderer: () => loadRenderer(config.root, config.assetsUrl),
  });
  return app;
}

/** A number counts the proxies in front. */
const trustedProxies = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Event streams must send more often than the idle timeout, or lift it: `request.socket.setTimeout(0)`. */
function connectionTimeouts({ headersTimeoutSeconds, requestTimeoutSeconds, idleTimeoutSeconds }: Config['limits']) {
  const requestTimeout = requestTimeoutSeconds * 1000;
  return {
    requestTimeout,
    keepAliveTimeout: idleTimeoutSeconds * 1000,
    connectionTimeout: idleTimeoutSeconds * 1000,
    http: {
      requestTimeout,
      headersTimeout: Math.min(headersTimeoutSeconds * 1000, requestTimeout),
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
    },
  };
}
