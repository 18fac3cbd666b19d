export interface StoredFile {
  name: string;
  bytes: number;
}

/** Where backups are kept. Names have no slash. */
export interface StoragePort {
  /** Without passwords. */
  readonly label: string;
  /** The name exists only once all is written. Returns the number of bytes. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<number>;
  /** @throws StartProblem when there is none */
  read(name: string): Promise<AsyncIterable<Buffer>>;
  list(): Promise<StoredFile[]>;
  remove(name: string): Promise<void>;
}
