import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '../../../contract/homepage';
import { categoryPath } from '../../../contract/routes';
import { LocalShippingOutlined } from '../../components/pageIcons';
import { SectionHeading } from '../../components/SectionHeading';
import { styled } from '../../components/styled';
import { useGetOffersQuery } from '../../store/api/homepageApi';

const TICKET_HEIGHT_PX = 128;

const Row = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.down('desktop')]: {
    ...theme.mixins.scrollRow,
    gridAutoColumns: 'min(84%, 340px)',
    scrollbarWidth: 'none',
  },
  [theme.breakpoints.up('desktop')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
  '& > .ticket': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) var(--stub)',
    minHeight: TICKET_HEIGHT_PX,
  },
  '& .worth': { padding: theme.spacing(2.5), alignSelf: 'center' },
  '& .worth h3': { ...theme.typography.h3, margin: 0 },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a:focus-visible::after': { ...theme.focusVisible, outlineOffset: -4 },
  '& .worth p': { ...theme.typography.body2, margin: 0, marginTop: theme.spacing(0.5) },
  '& .stub': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    padding: theme.spacing(1.5, 1),
    marginBlock: theme.spacing(1.5),
    borderInlineStart: '2px dashed',
    borderColor: theme.vars.palette.secondary.main,
    color: theme.vars.palette.secondary.dark,
  },
  '& .stub strong': {
    ...theme.typography.subtitle2,
    fontWeight: 700,
    color: theme.vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
}));

/** Offers as tickets, also as the staff area previews them. */
export const OfferTickets = ({ offers }: { offers: readonly Offer[] }) => {
  const { t } = useTranslation('catalogue');
  return (
    <Row>
      {offers.map(({ _id, title, text, couponCode }) => (
        <Paper component="li" key={_id} variant="ticket" className="ticket">
          <div className="worth">
            <h3>
              <Link to={categoryPath()}>{title}</Link>
            </h3>
            <p>{text}</p>
          </div>
          <div className="stub">
            {couponCode === null ? (
              <LocalShippingOutlined />
            ) : (
              <>
                <small>{t('code')}</small> <strong translate="no">{couponCode}</strong>
              </>
            )}
          </div>
        </Paper>
      ))}
    </Row>
  );
};

/** Current offers as tickets, each a way to the products. It renders nothing without any, or if loading fails. */
export const Offers = () => {
  const { t } = useTranslation('catalogue');
  const { data, isError } = useGetOffersQuery(undefined);

  if (isError || data?.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <SectionHeading id="offers" title={t('offers')} />
      {data ? (
        <OfferTickets offers={data} />
      ) : (
        <Row aria-hidden>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} component="li" variant="rounded" height={TICKET_HEIGHT_PX} />
          ))}
        </Row>
      )}
    </section>
  );
};
