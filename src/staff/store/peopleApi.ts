import type { AddPersonBody, ChangePersonBody, People, PersonChanged } from '../../../contract/staffPeople';
import type { Envelope } from '../../../contract/http';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

/** The whole envelope has the message, which a toast shows. */
const whole = <T>(envelope: Envelope<unknown>): Envelope<T> => envelope as Envelope<T>;

const peopleApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getPeople: build.query<People, undefined>({
      query: () => '/people',
      transformResponse: unwrap<People>,
      providesTags: ['Person'],
    }),
    addPerson: build.mutation<Envelope<PersonChanged>, AddPersonBody>({
      query: (body) => ({ url: '/people', method: 'POST', body }),
      transformResponse: whole<PersonChanged>,
      invalidatesTags: ['Person', 'AuditedAction'],
    }),
    changePerson: build.mutation<Envelope<PersonChanged>, ChangePersonBody & { _id: string }>({
      query: ({ _id, ...body }) => ({ url: `/people/${_id}`, method: 'PUT', body }),
      transformResponse: whole<PersonChanged>,
      // The person may be the one on duty.
      invalidatesTags: ['Person', 'AuditedAction', 'Me'],
    }),
    unlockPerson: build.mutation<Envelope<PersonChanged>, string>({
      query: (_id) => ({ url: `/people/${_id}/unlock`, method: 'POST' }),
      transformResponse: whole<PersonChanged>,
      invalidatesTags: ['AuditedAction'],
    }),
    resetFactor: build.mutation<Envelope<PersonChanged>, string>({
      query: (_id) => ({ url: `/people/${_id}/reset-factor`, method: 'POST' }),
      transformResponse: whole<PersonChanged>,
      invalidatesTags: ['Person', 'AuditedAction'],
    }),
  }),
});

export const {
  useGetPeopleQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useUnlockPersonMutation,
  useResetFactorMutation,
} = peopleApi;
