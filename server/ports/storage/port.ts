import { StartProblem } from '../../lib/problem';

/** There is no file of that name. */
export class MissingFile extends StartProblem {}

export interface StoredFile {
  name: string;
  bytes: number;
}

/** Where files are kept. Names have no slash. */
export interface StoragePort {
  /** Without passwords. */
  readonly label: string;
  /** The name exists only once all is written. Returns the number of bytes. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<number>;
  /** @throws MissingFile */
  read(name: string): Promise<AsyncIterable<Buffer>>;
  list(): Promise<StoredFile[]>;
  remove(name: string): Promise<void>;
}
