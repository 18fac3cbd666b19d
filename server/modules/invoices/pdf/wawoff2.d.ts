declare module 'wawoff2' {
  /** A TrueType file out of WOFF2. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
