import {
  lazy,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '../../../contract/constants';
import { Close, Search } from '../../components/icons';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { styled } from '../../components/styled';
import { readSearchText, SEARCH_PATH, searchPath, QUERY_PARAM } from '../../lib/searchPath';
import type { SuggestionListProps } from './SuggestionList';
import { useCombobox } from './useCombobox';
import { useSuggestions } from './useSuggestions';

const SuggestionList = lazy(async (): Promise<{ default: ComponentType<SuggestionListProps> }> => {
  try {
    return { default: (await import('./SuggestionList')).SuggestionList };
  } catch {
    // A missing suggestion list must not break the page.
    return { default: () => null };
  }
});

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  '& > .field': {
    '--hover-ground': theme.vars.palette.surface.tint,
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.surface.edge}`,
    borderRadius: 999,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '&:has(input:focus-visible)': { borderColor: theme.vars.palette.primary.main },
  },
  // The frame around field and button shows focus instead of an outline.
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '& .field > button': { ...theme.mixins.plainButton, color: theme.vars.palette.primary.main },
  '& .field > [type="button"]': { '@media (scripting: none)': { display: 'none' } },
}));

interface SearchBoxProps {
  /** It is the title of a field that is not the header's, to tell the two apart. */
  title?: string;
}

/** Product search with suggestions. */
export const SearchBox = ({ title }: SearchBoxProps) => {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const inputRef = useRef<HTMLInputElement>(null);

  // Prefilled on the search page, also after Back.
  const query = pathname === SEARCH_PATH ? readSearchText(new URLSearchParams(search)) : '';
  const [text, setText] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  if (query !== shownQuery) {
    setShownQuery(query);
    setText(query);
  }

  const takeOver = useEffectEvent(() => {
    // It may have been filled before hydration.
    if (inputRef.current) setText(inputRef.current.value);
  });
  useLayoutEffect(() => takeOver(), []);

  const suggestions = useSuggestions(text === query ? '' : text);
  const goTo = (path: string): void => {
    // Hides a phone's keyboard, which would cover the results.
    inputRef.current?.blur();
    // New results on the same page start at the top; other pages manage their own scroll position.
    if (pathname === SEARCH_PATH && path.startsWith(`${SEARCH_PATH}?`)) window.scrollTo(0, 0);
    // The same query again must not add a history entry.
    void navigate(path, { replace: path === pathname + search });
  };
  const { isOpen, close, inputProps, listProps, optionProps } = useCombobox({
    options: suggestions,
    onChoose: ({ kind, path }) => {
      if (kind !== 'all') setText(query);
      goTo(path);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    close();
    if (text.trim() !== '') goTo(searchPath(text));
  };

  return (
    <Form role="search" aria-label={title} action={SEARCH_PATH} onSubmit={submit}>
      <div className="field">
        <input
          name={QUERY_PARAM}
          type="search"
          placeholder={t('placeholder')}
          aria-label={t('label')}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          {...inputProps}
          ref={inputRef}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            tabIndex={0}
            aria-label={t('clear')}
            onClick={() => {
              setText('');
              inputRef.current?.focus();
            }}
          >
            <Close />
          </button>
        )}
        <button type="submit" tabIndex={0} aria-label={t('submit')}>
          <Search />
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen && t('suggestionCount', { count: suggestions.length - 1 })}</span>
      </VisuallyHidden>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionList suggestions={suggestions} listProps={listProps} optionProps={optionProps} />
        </Suspense>
      )}
    </Form>
  );
};
