import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/** Compiled lazily, as in plugins/validation. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let compiled: ((payload: unknown) => string) | undefined;
  return (payload) => (compiled ??= fastJsonStringify(withNullable(schema) as Schema))(payload);
};

/** For a union, fast-json-stringify validates the value against each branch; for `nullable`, it compares it with null. */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...parts } = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, withNullable(part)]),
  );
  if (!Array.isArray(anyOf)) return parts;
  const [branch, ...others] = (anyOf as { type?: string }[]).filter(({ type }) => type !== 'null');
  const isNullable = branch?.type !== undefined && others.length === 0;
  return isNullable ? { ...parts, ...branch, nullable: true } : { ...parts, anyOf };
}
