import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProducerCard } from '../../../contract/producers';
import { producerPath } from '../../../contract/routes';
import { ChevronRight, PlaceOutlined } from '../../components/icons';
import { SectionHeading } from '../../components/SectionHeading';
import { styled } from '../../components/styled';

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: theme.spacing(2),
  '& > li': { minWidth: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    height: '100%',
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.surface.line}`,
    borderRadius: 14,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
  },
  '& svg': { flexShrink: 0, color: theme.vars.palette.primary.main },
  '& a > span': { flexGrow: 1, minWidth: 0 },
  '& strong': { ...theme.typography.subtitle1, display: 'block' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Links to the pages of producers that a search names. It renders nothing without any. */
export const FoundProducers = ({ producers }: { producers: readonly ProducerCard[] }) => {
  const { t } = useTranslation('search');
  const id = useId();
  if (producers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t('producers')} />
      <List>
        {producers.map(({ slug, name, place }) => (
          <li key={slug}>
            <Link to={producerPath(slug)}>
              <PlaceOutlined />
              <span>
                <strong>{name}</strong>
                <small>{place}</small>
              </span>
              <ChevronRight fontSize="small" />
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
};
