const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Names that an outer function passes to every module, because V8 asks Node for each global that is read from another realm. What
 * tests replace, such as Date and fetch, is not among them: a module would keep the first one.
 */
const BUILT_INS = [
  'Array',
  'ArrayBuffer',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
  'process',
];
const builtIns = new Script(`[${BUILT_INS.join(', ')}]`);

/** Keyed by file. @type {Map<string, { text: string, script: Script }>} */
const compiled = new Map();
/** A worker runs one test file at a time. @type {any} */
let current;

/**
 * Compiles each module once per worker. Jest's own runtime does so for every test file, which takes a third of the
 * time.
 */
class CachingRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const executor = Reflect.get(this, 'executor');
    const compileAfresh = executor.compile.bind(executor);
    const head = `(function (${BUILT_INS.join(', ')}) { return function (${executor.injectedModuleParameters.join(', ')}) {`;
    /** @type {unknown[]} */
    let values;
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      const text = `${head}${source}\n} })`;
      let entry = compiled.get(filename);
      if (entry?.text !== text) {
        try {
          entry = { text, script: compile(text, filename, head.length) };
        } catch {
          return compileAfresh(source, filename);
        }
        compiled.set(filename, entry);
      }
      current = executor;
      values ??= builtIns.runInContext(context);
      return entry.script.runInContext(context)(...values);
    };
  }
}

/** @param {string} text @param {string} filename @param {number} shift columns by which the first line is moved @returns {Script} */
const compile = (text, filename, shift) =>
  new Script(text, {
    filename,
    columnOffset: -shift,
    importModuleDynamically: (specifier, _script, attributes) =>
      current.dynamicImport(specifier, filename, current.environment.getVmContext(), attributes),
  });

module.exports = CachingRuntime;
