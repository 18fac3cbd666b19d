import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { VISIBLE_SIGN } from '../../contract/constants';
import { FieldsError, MAX_FAULTS, type Message } from '../lib/errors';
import type { Messages } from '../lib/messages';

type Schema = Record<string, unknown>;

const MAX_NAME_LENGTH = 60;

/** Bodies are strict; elsewhere strings coerce to numbers. */
export function createValidatorCompiler(messages: Messages): FastifySchemaCompiler<Schema> {
  const options = { allErrors: true, verbose: true, useDefaults: true, keywords: ['messageKey'] };
  const strict = new Ajv({ ...options, coerceTypes: false });
  // "Infinity" coerces to a number, and strictNumbers would skip its bounds.
  const coercing = new Ajv({ ...options, coerceTypes: true, strictNumbers: false });
  for (const ajv of [strict, coercing]) ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));

  return ({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? strict : coercing;
    // Compiling all routes' schemas would dominate start-up.
    let compiled: ValidateFunction | undefined;
    return (given: unknown) => {
      const validate = (compiled ??= ajv.compile(checkLengthFirst(schema)));
      // A missing body equals an empty one.
      const value: unknown = httpPart === 'body' ? (given ?? {}) : given;
      if (validate(value)) return { value };
      return { error: new FieldsError(describe(validate.errors ?? [], schema, messages)) };
    };
  };
}

const LENGTHS = ['maxLength', 'maxItems'];

/** Ajv's `allErrors` would check patterns and items of values that are too long. */
function checkLengthFirst(schema: Schema): Schema {
  const rewritten = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, rewriteParts(part)]));
  const limit = LENGTHS.find((name) => typeof schema[name] === 'number');
  if (!limit) return rewritten;
  const length = { type: schema.type, [limit]: schema[limit] };
  return { if: length, then: rewritten, else: length };
}

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && !Array.isArray(part);

function rewriteParts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => (isSchema(each) ? checkLengthFirst(each) : each));
  return isSchema(part) ? checkLengthFirst(part) : part;
}

/** At most MAX_FAULTS fields; a `messageKey`'s message wins. */
function describe(errors: ErrorObject[], schema: Schema, messages: Messages): Record<string, Message> {
  const fields: Record<string, Message> = {};
  const customised = new Set<string>();
  for (const error of errors) {
    // It repeats the errors of `then` and `else`.
    if (error.keyword === 'if') continue;
    if (Object.keys(fields).length === MAX_FAULTS) break;
    const { field, message, isCustom } = describeOne(error, schema, messages);
    if (field in fields && (customised.has(field) || !isCustom)) continue;
    fields[field] = message;
    if (isCustom) customised.add(field);
  }
  // A part without a message is reported by its parent.
  const isCoveredByParent = (field: string) =>
    !customised.has(field) && [...customised].some((other) => field.startsWith(`${other}.`));
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isCoveredByParent(field)));
}

function describeOne(error: ErrorObject, schema: Schema, messages: Messages) {
  const path = error.instancePath.split('/').slice(1);
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  if (params.missingProperty !== undefined) path.push(params.missingProperty);
  if (params.additionalProperty !== undefined) path.push(shortened(params.additionalProperty));
  const field = path.join('.');

  if (params.additionalProperty !== undefined) return generic(field, 'unknown');
  if (error.keyword === 'minProperties') return generic(field, 'nothing');
  if (field === '') return generic(field, 'notObject');

  const kind = params.missingProperty !== undefined || isBlank(error.data) ? 'required' : 'invalid';
  const key = `validation.${String(nearestMessageKey(schema, path))}.${kind}`;
  if (messages.has(key)) return { field, message: { key, params: { field } }, isCustom: true };
  return generic(field, kind);
}

/** Callers' names may be as long as the body. */
const shortened = (name: string) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name);

type Generic = 'required' | 'invalid' | 'unknown' | 'notObject' | 'nothing';
function generic(field: string, kind: Generic) {
  const message: Message = { key: `validation.generic.${kind}`, params: { field } };
  return { field, message, isCustom: false };
}

const isBlank = (data: unknown) =>
  data === null ||
  (typeof data === 'string' && !VISIBLE_SIGN.test(data.slice(0, MAX_NAME_LENGTH))) ||
  (Array.isArray(data) && data.length === 0);

/** Searches the field, then the schemas around it. */
function nearestMessageKey(root: Schema, path: string[]): unknown {
  let schema: Schema | undefined = root;
  let found: unknown = root.messageKey;
  for (const part of path) {
    schema = schema && childSchema(schema, part);
    found = (schema && ownMessageKey(schema)) ?? found;
  }
  return found;
}

function childSchema(schema: Schema, part: string): Schema | undefined {
  for (const branch of branchesOf(schema)) {
    const properties = branch.properties as Record<string, Schema> | undefined;
    if (properties?.[part]) return properties[part];
    const { items } = branch as { items?: Schema | Schema[] };
    if (Array.isArray(items)) return items[Number(part)];
    if (items) return items;
  }
  return undefined;
}

const ownMessageKey = (schema: Schema): unknown =>
  branchesOf(schema).find((branch) => branch.messageKey !== undefined)?.messageKey;

/** The schema and its union members. */
const branchesOf = (schema: Schema): Schema[] => [schema, ...((schema.anyOf as Schema[] | undefined) ?? [])];
