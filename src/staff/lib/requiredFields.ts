import { getIn, setIn } from 'formik';
import { isSchema, ValidationError, type AnyObjectSchema } from 'yup';

interface Known {
  /** Fields by whose values the schema asks for others. */
  deps: readonly string[];
  isRequired: Map<string, boolean>;
}

const known = new WeakMap<object, Known>();

/**
 * Whether a form can't be saved while the field is empty. A form of one field needs no mark. Asking a schema validates, so
 * it is asked once for a field, and again when a choice or an empty field beside it may have changed that.
 */
export function isRequiredField(schema: unknown, name: string, values: object): boolean {
  if (!isSchema(schema)) return false;
  // What a lazy one asks for depends on the values.
  const form = (schema as AnyObjectSchema).resolve({ value: values });
  const { deps, isRequired } = known.get(form) ?? { deps: depsOf(form), isRequired: new Map<string, boolean>() };
  known.set(form, { deps, isRequired });
  const choices = deps.map((dep) => getIn(values, dep) as unknown);
  const key = JSON.stringify([name, choices, emptyBeside(name, values)]);
  const found = isRequired.get(key) ?? askSchema(form, name, values);
  isRequired.set(key, found);
  return found;
}

const depsOf = ({ fields }: AnyObjectSchema): string[] =>
  Object.values(fields as Record<string, unknown>).flatMap((field) =>
    isSchema(field) && 'deps' in field ? (field.deps as string[]) : [],
  );

function emptyBeside(name: string, values: object): string[] {
  const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const beside = (parent === '' ? values : getIn(values, parent)) as Record<string, unknown> | undefined;
  return Object.entries(beside ?? {}).flatMap(([field, value]) => (value === '' || value == null ? [field] : []));
}

function askSchema(form: AnyObjectSchema, name: string, values: object): boolean {
  if (Object.keys(form.fields).length < 2) return false;
  try {
    form.validateSyncAt(name, setIn(values, name, undefined) as object);
    return false;
  } catch (error) {
    // A field that the schema does not know throws another one.
    return ValidationError.isError(error);
  }
}
