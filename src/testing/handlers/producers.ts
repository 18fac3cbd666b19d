import { http } from 'msw';
import { buildProducer, buildStaffProducer, buildStaffProducers, buildTrace } from '../builders/producers';
import { api, ok, rejected, staffApiUrl } from './responses';

/** One producer and one pack are known. */
export const producerHandlers = [
  http.get(api('/homepage/producer/list'), ({ request }) => {
    const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
    const { slug, name, place } = buildProducer();
    return ok(`${name} ${place}`.toLowerCase().includes(q) ? [{ slug, name, place }] : []);
  }),
  http.get(api('/homepage/producer/detail/:slug'), ({ params }) =>
    params.slug === buildProducer().slug ? ok(buildProducer()) : rejected(404, 'We can’t find this producer.'),
  ),
  http.get(api('/trace/:code'), ({ params }) =>
    String(params.code).replaceAll('-', '') === buildTrace().code
      ? ok(buildTrace())
      : rejected(404, 'We know no pack with this code. Check the letters on the pack.'),
  ),
  http.get(staffApiUrl('/producers'), () => ok(buildStaffProducers())),
  http.get(staffApiUrl('/producers/todos'), () => ok({ openCount: 0 })),
  http.post(staffApiUrl('/producers'), () => ok(buildStaffProducer({ _id: 'producer-9' }), 'Saved.')),
  http.put(staffApiUrl('/producers/:id'), () => ok(buildStaffProducer({ version: 2 }), 'Saved.')),
  http.delete(staffApiUrl('/producers/:id'), () => ok(null, 'The producer is deleted.')),
  http.post(staffApiUrl('/producers/documents'), () =>
    ok({ _id: 'document-9', document: '/api/web/trace/documents/document-9' }),
  ),
  http.put(staffApiUrl('/stock/batches/:batchId/origin'), () => ok(null, 'Saved.')),
];
