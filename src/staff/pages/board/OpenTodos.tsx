import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SETTINGS_SECTIONS } from '../../../../contract/settingsFields';
import { styled } from '../../../components/styled';
import { settingsPath } from '../../lib/staffPaths';
import { useMay } from '../../store/staffHooks';
import { useGetSettingsTodosQuery } from '../../store/settingsApi';
import { useSettingsTexts } from '../../hooks/useSettingsTexts';

const Root = styled('details')(({ theme }) => ({
  flexShrink: 0,
  marginBottom: theme.spacing(1.5),
  border: `1px solid ${theme.vars.palette.surface.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.surface.warm,
  '& > summary': {
    ...theme.typography.subtitle2,
    minHeight: 44,
    padding: theme.spacing(1.25, 2),
    cursor: 'pointer',
  },
  '& > dl': {
    ...theme.typography.body2,
    margin: 0,
    padding: theme.spacing(0, 2, 1),
    // Unfolded, it leaves some of the board in view.
    maxHeight: '40vh',
    overflowY: 'auto',
  },
  '& dl > div': {
    alignItems: 'baseline',
    columnGap: theme.spacing(2),
    [theme.breakpoints.up('tablet')]: { display: 'grid', gridTemplateColumns: '180px minmax(0, 1fr)' },
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2), margin: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: theme.vars.palette.text.primary },
}));

/**
 * Lists what is to be done before the shop opens: customers see these settings as samples. Gone once all are replaced.
 */
export const OpenTodos = () => (useMay('manageSettings') ? <TodoList /> : null);

const TodoList = () => {
  const { t } = useTranslation('staffSettings');
  const { fieldName } = useSettingsTexts();
  const { data: todos = [] } = useGetSettingsTodosQuery(undefined);
  if (todos.length === 0) return null;
  const open = SETTINGS_SECTIONS.filter((section) => todos.some((todo) => todo.section === section));
  return (
    <Root>
      <summary>{t('todos', { count: todos.length })}</summary>
      <dl>
        {open.map((section) => (
          <div key={section}>
            <dt>{t(`sections.${section}.title`)}</dt>
            <dd>
              {todos
                .filter((todo) => todo.section === section)
                .map(({ field }) => (
                  <Link key={field} to={settingsPath(section, field)}>
                    {fieldName(field)}
                  </Link>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
};
