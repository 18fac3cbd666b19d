import type { Envelope } from '../../../contract/http';
import type { CsvImport, CsvImports, CsvProgress, CsvRowPage, CsvRowsQuery } from '../../../contract/staffCsv';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

type OnProgress = (progress: CsvProgress) => void;

const importUrl = (id: string): string => `/catalogue/csv/imports/${encodeURIComponent(id)}`;

/** The lines of progress, then the envelope. An error comes alone. */
async function readProgress(response: Response, onProgress: OnProgress): Promise<unknown> {
  if (!response.ok || !response.body) return response.json();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let last: unknown = null;
  for (;;) {
    const { value = '', done } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      last = JSON.parse(line);
      if (isProgress(last)) onProgress(last);
    }
    if (done) return last;
  }
}

const isProgress = (line: unknown): line is CsvProgress => typeof line === 'object' && line !== null && 'done' in line;

/** The connection may end before the result does: it is read again. */
const isComplete = (response: Response, body: unknown): boolean =>
  response.ok && (body as Partial<Envelope<unknown>> | null)?.status === 200;

const writing = (url: string, onProgress: OnProgress, body?: object) => ({
  url,
  method: 'POST',
  ...(body && { body }),
  responseHandler: (response: Response) => readProgress(response, onProgress),
  validateStatus: isComplete,
});

/** The catalogue as CSV. */
const csvApi = staffApi.enhanceEndpoints({ addTagTypes: ['Csv'] }).injectEndpoints({
  endpoints: (build) => ({
    /** @returns the URL of a blob */
    exportCatalogue: build.mutation<string, undefined>({
      query: () => ({
        url: '/catalogue/csv',
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? { data: URL.createObjectURL(await response.blob()) } : response.json(),
      }),
      transformResponse: ({ data }) => data as string,
    }),
    checkCsv: build.mutation<CsvImport, File>({
      query: (file) => ({
        url: '/catalogue/csv/imports',
        method: 'POST',
        params: { fileName: file.name },
        headers: { 'content-type': 'text/csv' },
        body: file,
      }),
      transformResponse: unwrap<CsvImport>,
      invalidatesTags: ['Csv'],
      extraOptions: { silent: true },
    }),
    getCsvImports: build.query<CsvImports, undefined>({
      query: () => '/catalogue/csv/imports',
      transformResponse: unwrap<CsvImports>,
      providesTags: ['Csv'],
    }),
    getCsvImport: build.query<CsvImport, string>({
      query: importUrl,
      transformResponse: unwrap<CsvImport>,
      providesTags: ['Csv'],
      extraOptions: { silent: 404 },
    }),
    getCsvRows: build.infiniteQuery<CsvRowPage, { id: string; state: CsvRowsQuery['state'] }, string | null>({
      query: ({ queryArg: { id, state }, pageParam }) => ({
        url: `${importUrl(id)}/rows`,
        params: { state, ...(pageParam !== null && { cursor: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor },
      transformResponse: unwrap<CsvRowPage>,
      providesTags: ['Csv'],
    }),
    applyCsv: build.mutation<Envelope<CsvImport>, { id: string; fileHash: string; onProgress: OnProgress }>({
      query: ({ id, fileHash, onProgress }) => writing(`${importUrl(id)}/apply`, onProgress, { fileHash }),
      transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<CsvImport>,
      invalidatesTags: ['Csv', 'Product', 'Stock'],
    }),
    undoCsv: build.mutation<Envelope<CsvImport>, { id: string; onProgress: OnProgress }>({
      query: ({ id, onProgress }) => writing(`${importUrl(id)}/undo`, onProgress),
      transformResponse: (envelope: Envelope<unknown>) => envelope as Envelope<CsvImport>,
      invalidatesTags: ['Csv', 'Product', 'Stock'],
    }),
  }),
});

export const {
  useExportCatalogueMutation,
  useCheckCsvMutation,
  useGetCsvImportsQuery,
  useGetCsvImportQuery,
  useGetCsvRowsInfiniteQuery,
  useApplyCsvMutation,
  useUndoCsvMutation,
} = csvApi;
