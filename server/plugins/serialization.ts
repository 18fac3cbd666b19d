import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/** Fastify's own serializers, but compiled at a route's first response: see plugins/validation. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let compiled: ((payload: unknown) => string) | undefined;
  return (payload) => (compiled ??= fastJsonStringify(schema))(payload);
};
