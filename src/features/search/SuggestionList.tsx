import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { SuggestionRow } from './SuggestionRow';
import type { useCombobox } from './useCombobox';
import type { Suggestion } from './useSuggestions';

export type SuggestionListProps = { suggestions: readonly Suggestion[] } & Pick<
  ReturnType<typeof useCombobox>,
  'listProps' | 'optionProps'
>;

/** The list under the search field, in a chunk of its own that first pages don't load. */
export const SuggestionList = ({ suggestions, listProps, optionProps }: SuggestionListProps) => {
  const { t } = useTranslation('search');
  return (
    <Paper
      component="ul"
      variant="outlined"
      aria-label={t('suggestions')}
      {...listProps}
      sx={(theme) => ({
        listStyle: 'none',
        m: 0,
        p: 0.5,
        position: 'absolute',
        top: 'calc(100% + 4px)',
        insetInlineStart: 0,
        width: { mobile: '100%', desktop: 'max(100%, 400px)' },
        maxHeight: 'min(520px, calc(100dvh - var(--header-height) - var(--bottom-bar-height) - 16px))',
        overflowY: 'auto',
        zIndex: theme.zIndex.appBar + 1,
        boxShadow: 3,
      })}
    >
      {suggestions.map((suggestion, index) => (
        <Box
          component="li"
          key={suggestion.path}
          {...optionProps(index)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 52,
            p: 0.5,
            paddingInlineEnd: 1.5,
            borderRadius: 1,
            cursor: 'pointer',
            '&:hover, &[aria-selected="true"]': { bgcolor: 'surface.tint' },
            '&[aria-selected="true"]': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: -2 },
          }}
        >
          <SuggestionRow suggestion={suggestion} />
        </Box>
      ))}
    </Paper>
  );
};
