import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/** Compiled lazily, as in plugins/validation. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let compiled: ((payload: unknown) => string) | undefined;
  return (payload) => (compiled ??= fastJsonStringify(schema))(payload);
};
