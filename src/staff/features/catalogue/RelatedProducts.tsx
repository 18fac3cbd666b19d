import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_RELATED } from '../../../../contract/catalogueRules';
import { useDebounced } from '../../../hooks/useDebounced';
import { useGetCatalogueInfiniteQuery } from '../../store/catalogueApi';
import type { ProductValues } from './productValues';

const SETTLE_MS = 200;

/** Products that go well with this one, in the order chosen. */
export const RelatedProducts = ({ exceptId }: { exceptId: string | null }) => {
  const { t } = useTranslation('staffCatalogue');
  const form = useFormikContext<ProductValues>();
  const { values, setFieldValue } = form;
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SETTLE_MS);
  const { currentData, isFetching } = useGetCatalogueInfiniteQuery({ search }, { skip: search === '' });
  const found = (currentData?.pages ?? [])
    .flatMap(({ items }) => items)
    .map(({ _id, name }) => ({ _id, name }))
    .filter(({ _id }) => _id !== exceptId);
  const message = (form.status as Record<string, string> | undefined)?.relatedIds;
  return (
    <Autocomplete
      multiple
      disableClearable
      forcePopupIcon={false}
      options={search === '' || values.related.length >= MAX_RELATED ? [] : found}
      value={values.related}
      inputValue={text}
      loading={isFetching}
      loadingText={t('related.loading')}
      noOptionsText={t(search === '' ? 'related.prompt' : 'related.nothing')}
      filterOptions={(options) => options}
      filterSelectedOptions
      isOptionEqualToValue={(one, other) => one._id === other._id}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ name }) => name}
      onInputChange={(_event, value) => setText(value)}
      onChange={(_event, chosen) => void setFieldValue('related', chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('related.label')}
          error={message !== undefined}
          helperText={message ?? t('related.hint', { count: MAX_RELATED })}
        />
      )}
    />
  );
};
