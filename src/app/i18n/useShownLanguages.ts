import { LANGUAGES, type Language } from '../../../contract/constants';
import { useGetStoreQuery } from '../../store/api/homepageApi';

/** The languages that the shop is in, the first one first. */
export const useShownLanguages = (): readonly Language[] => useGetStoreQuery(undefined).data?.languages ?? LANGUAGES;
