/** The part of JSON schema that request bodies use. */
interface BodySchema {
  type?: string;
  properties?: Record<string, BodySchema>;
  items?: BodySchema | BodySchema[];
  anyOf?: BodySchema[];
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
}

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema: BodySchema }> } }>>;
}

export interface RouteWithBody {
  method: 'POST' | 'PUT';
  url: string;
  schema: BodySchema;
}

export interface WorstBody {
  what: string;
  /** Makes the JSON, because the short form sends few of them. */
  body: () => string;
}

type Wrap = (value: string) => string;
/** A part of a body, and how to put a value, as JSON, into its place. */
interface Place {
  name: string;
  schema: BodySchema;
  wrap: Wrap;
}

/** Characters that patterns treat differently, besides their own. */
const CHARACTERS = ['a', '0', ' ', '\n', '@', '.', '-', 'அ', '😀'];
/** These have to precede the worst part, for patterns that contain the first of each. */
const PREFIXES = [
  ['@', 'a@'],
  ['data:', 'data:image/png;base64,'],
] as const;
const ITEMS = ['{}', '[]', 'null', '""', '0', '{"_id":""}'];

/** @param document the server's /api/openapi.json */
export const routesWithBodies = (document: unknown): RouteWithBody[] =>
  Object.entries((document as OpenApi).paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return schema ? [{ method: method.toUpperCase() as RouteWithBody['method'], url, schema }] : [];
    }),
  );

/** Every text and list of a schema, however deep. */
export function placesOf(schema: BodySchema, name = '', wrap: Wrap = (value) => value): Place[] {
  const { properties = {}, items = [], anyOf = [] } = schema;
  const inner = [items].flat();
  return [
    { name, schema, wrap },
    ...Object.entries(properties).flatMap(([key, part]) =>
      placesOf(part, name ? `${name}.${key}` : key, (value) => wrap(`{${JSON.stringify(key)}:${value}}`)),
    ),
    ...inner.flatMap((part) => placesOf(part, `${name}[]`, (value) => wrap(`[${value}]`))),
    ...anyOf.flatMap((part) => placesOf(part, name, wrap)),
  ];
}

/** Parts with one schema are validated alike. */
const onePerShape = (places: Place[]): Place[] => [
  ...new Map(places.map((place) => [JSON.stringify(place.schema), place])).values(),
];

/**
 * The largest allowed and the smallest too large bodies of the worst shapes for a schema.
 * @param maxBytes of a body
 */
export function worstBodies(schema: BodySchema, maxBytes: number): WorstBody[] {
  const fill = (unit: string, wrap: Wrap, joint = '') => {
    const room = maxBytes - Buffer.byteLength(wrap(''));
    return wrap(repeat(unit, Math.floor((room + joint.length) / Buffer.byteLength(unit + joint)), joint));
  };
  const nest = (opening: string, closing: string, wrap: Wrap) => {
    const levels = Math.floor((maxBytes - Buffer.byteLength(wrap('1'))) / (opening.length + closing.length));
    return wrap(opening.repeat(levels) + '1' + closing.repeat(levels));
  };
  return onePerShape(placesOf(schema)).flatMap(({ name, schema: part, wrap }): WorstBody[] => {
    const at = name || 'the body';
    const nested = [
      { what: `${at}: nested lists`, body: () => nest('[', ']', wrap) },
      { what: `${at}: nested objects`, body: () => nest('{"a":', '}', wrap) },
    ];
    if (part.type === 'string') return [...nested, ...worstTexts(part, at, wrap, fill)];
    if (part.type === 'array') return [...nested, ...worstLists(part, at, wrap, fill)];
    if (part.type !== 'object') return nested;
    const names = () => Array.from({ length: maxBytes / 16 }, (_, index) => `"x${index}":0`).join(',');
    return [
      ...nested,
      { what: `${at}: unknown names`, body: () => wrap(`{${names()}}`) },
      { what: `${at}: a long name`, body: () => fill('x', (value) => wrap(`{"${value}":0}`)) },
    ];
  });
}

type Fill = (unit: string, wrap: Wrap, joint?: string) => string;

function worstTexts({ pattern = '', maxLength }: BodySchema, at: string, wrap: Wrap, fill: Fill): WorstBody[] {
  const characters = [...new Set([...CHARACTERS, ...Array.from(pattern)])];
  const prefixes = ['', ...PREFIXES.filter(([part]) => pattern.includes(part)).map(([, prefix]) => prefix)];
  return prefixes.flatMap((prefix) =>
    characters.flatMap((character) => {
      const unit = JSON.stringify(character).slice(1, -1);
      const what = `${at}: ${prefix}${unit}…`;
      // A pattern tries all its ways only for a text that doesn't match in the end.
      const filled = () => fill(unit, (value) => wrap(`"${prefix}${value}@"`));
      if (maxLength === undefined) return [{ what, body: filled }];
      const ofLength = (length: number) => () => wrap(`"${prefix}${unit.repeat(Math.max(0, length - prefix.length))}"`);
      return [
        { what: `${what} as long as allowed`, body: ofLength(maxLength) },
        { what: `${what} one too long`, body: ofLength(maxLength + 1) },
        { what, body: filled },
      ];
    }),
  );
}

const worstLists = ({ maxItems }: BodySchema, at: string, wrap: Wrap, fill: Fill): WorstBody[] =>
  ITEMS.flatMap((item) => {
    const what = `${at}: list of ${item}`;
    const ofLength = (length: number) => () => wrap(`[${repeat(item, length, ',')}]`);
    return [
      ...(maxItems === undefined
        ? []
        : [
            { what: `${what} as long as allowed`, body: ofLength(maxItems) },
            { what: `${what} one too long`, body: ofLength(maxItems + 1) },
          ]),
      { what, body: () => fill(item, (value) => wrap(`[${value}]`), ',') },
    ];
  });

const repeat = (unit: string, times: number, joint: string) => Array.from({ length: times }, () => unit).join(joint);
