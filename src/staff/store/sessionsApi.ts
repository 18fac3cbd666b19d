import type { Envelope } from '../../../contract/http';
import type { PersonSessions } from '../../../contract/staffPeople';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** The whole envelope has the message, which a toast shows. */
const whole = (envelope: Envelope<unknown>): Envelope<null> => envelope as Envelope<null>;

const sessionsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnSessions: build.query<PersonSessions, undefined>({
      query: () => '/sessions',
      transformResponse: unwrap<PersonSessions>,
      providesTags: ['Person'],
    }),
    endOwnSession: build.mutation<Envelope<null>, string>({
      query: (id) => ({ url: `/sessions/${id}`, method: 'DELETE' }),
      transformResponse: whole,
      invalidatesTags: ['Person', 'AuditedAction'],
    }),
    // Invalidates nothing: the login that would read again has ended.
    endOwnSessions: build.mutation<Envelope<null>, undefined>({
      query: () => ({ url: '/end-sessions', method: 'POST' }),
      transformResponse: whole,
    }),
    getPersonSessions: build.query<PersonSessions, string>({
      query: (personId) => `/people/${personId}/sessions`,
      transformResponse: unwrap<PersonSessions>,
      providesTags: ['Person'],
    }),
    endPersonSession: build.mutation<Envelope<null>, { personId: string; id: string }>({
      query: ({ personId, id }) => ({ url: `/people/${personId}/sessions/${id}`, method: 'DELETE' }),
      transformResponse: whole,
      invalidatesTags: ['Person', 'AuditedAction', 'Me'],
    }),
    endPersonSessions: build.mutation<Envelope<null>, string>({
      query: (personId) => ({ url: `/people/${personId}/end-sessions`, method: 'POST' }),
      transformResponse: whole,
      invalidatesTags: ['Person', 'AuditedAction', 'Me'],
    }),
  }),
});

export const {
  useGetOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOwnSessionsMutation,
  useGetPersonSessionsQuery,
  useEndPersonSessionMutation,
  useEndPersonSessionsMutation,
} = sessionsApi;
