import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SETTINGS_SECTIONS } from '../../../../contract/settingsFields';
import { styled } from '../../../components/styled';
import { CardGrid } from '../../components/CardGrid';
import { settingsPath } from '../../lib/staffPaths';
import { useGetSettingsTodosQuery } from '../../store/settingsApi';

const SectionLink = styled(ButtonBase)(({ theme }) => ({
  ...theme.mixins.card,
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyContent: 'stretch',
  justifyItems: 'start',
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(2),
  textAlign: 'start',
  color: 'inherit',
  '&:hover h2': { color: theme.vars.palette.primary.main },
})) as typeof ButtonBase;

/** The settings of the shop, by section. */
export const SettingsPage = () => {
  const { t } = useTranslation('staffSettings');
  const { data: todos = [] } = useGetSettingsTodosQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <CardGrid minWidth={280}>
        {SETTINGS_SECTIONS.map((section) => {
          const count = todos.filter((todo) => todo.section === section).length;
          return (
            <li key={section}>
              <SectionLink component={Link} to={settingsPath(section)}>
                <Typography variant="h4" component="h2">
                  {t(`sections.${section}.title`)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`sections.${section}.holds`)}
                </Typography>
                {count > 0 && <Typography variant="subtitle2">{t('samples', { count })}</Typography>}
              </SectionLink>
            </li>
          );
        })}
      </CardGrid>
    </>
  );
};
