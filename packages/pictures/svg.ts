/** A piece of SVG. */
export type Svg = string;

type Value = string | number | undefined;

/** Two decimals are finer than any output pixel. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

const written = (value: string | number): string => (typeof value === 'number' ? num(value) : value);

/** One element. Attributes without a value are left out. */
export const el = (name: string, attributes: Readonly<Record<string, Value>> = {}, ...children: Svg[]): Svg => {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${written(value)}"`],
  );
  const body = children.join('');
  return body === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${body}</${name}>`;
};

export const group = (attributes: Readonly<Record<string, Value>>, ...children: Svg[]): Svg =>
  el('g', attributes, ...children);

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * One picture's shared definitions. Equal ones are written once; ids count up, so that the same drawing always gives the same text.
 */
export class Drawing {
  readonly #ids = new Map<string, string>();

  /** Adds a definition. `write` receives its id. @returns `url(#id)` */
  define(write: (id: string) => Svg): string {
    const key = write('');
    const id = this.#ids.get(key) ?? `d${this.#ids.size}`;
    this.#ids.set(key, id);
    return `url(#${id})`;
  }

  /** From left to right by default; coordinates are shares of the shape's box, or units with `userSpace`. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0], userSpace = false): string {
    return this.define((id) =>
      el(
        'linearGradient',
        { id, x1, y1, x2, y2, gradientUnits: userSpace ? 'userSpaceOnUse' : undefined },
        ...stopsOf(stops),
      ),
    );
  }

  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5], userSpace = false, transform?: string): string {
    return this.define((id) =>
      el(
        'radialGradient',
        { id, cx, cy, r, gradientUnits: userSpace ? 'userSpaceOnUse' : undefined, gradientTransform: transform },
        ...stopsOf(stops),
      ),
    );
  }

  /** A filter over the element's box and `margin` (a share of it) around. */
  filter(content: Svg, margin = 0.1): string {
    return this.define((id) =>
      el(
        'filter',
        {
          id,
          x: -margin,
          y: -margin,
          width: 1 + 2 * margin,
          height: 1 + 2 * margin,
          'color-interpolation-filters': 'sRGB',
        },
        content,
      ),
    );
  }

  blur(deviation: number, margin = 0.5): string {
    return this.filter(el('feGaussianBlur', { stdDeviation: deviation }), margin);
  }

  clip(shape: Svg): string {
    return this.define((id) => el('clipPath', { id }, shape));
  }

  /** The finished picture. */
  finish(width: number, height: number, ...body: Svg[]): Svg {
    const definitions = [...this.#ids].map(([key, id]) => key.replace(' id=""', ` id="${id}"`));
    return el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${num(width)} ${num(height)}`, width, height },
      el('defs', {}, ...definitions),
      ...body,
    );
  }
}

const stopsOf = (stops: readonly Stop[]): Svg[] =>
  stops.map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));
