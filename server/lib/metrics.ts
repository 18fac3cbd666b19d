/** Counts what this process does. Labels must be of few values, and tell nothing of a person. */
export interface Metrics {
  /** @param route its template such as `/product/:slug`, never a URL */
  countRequest(request: { method: string; route: string; status: number }, seconds: number): void;
  countCacheRead(cache: string, isHit: boolean): void;
  countJobRun(job: string, isDone: boolean): void;
}

export const noMetrics: Metrics = {
  countRequest: () => undefined,
  countCacheRead: () => undefined,
  countJobRun: () => undefined,
};
