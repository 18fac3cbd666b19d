import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import type { ProductOrigins } from '../../../contract/homepage';
import { SCHEME_NAMES } from '../../../contract/producerConstants';
import { producerPath } from '../../../contract/routes';
import { ChevronRight, PlaceOutlined } from '../../components/icons';
import { SectionHeading } from '../../components/SectionHeading';
import { styled } from '../../components/styled';
import { OrganicMark } from './OrganicMark';

/** They are here, because a product's page doesn't load the messages of the producers' pages. */
const TEXTS: Record<
  Language,
  { title: string; text: string; more: string; claim: Record<'CERTIFIED' | 'UNCERTIFIED', string> }
> = {
  en: {
    title: 'Where it comes from',
    text: 'Of the packs that are on sale now. The code on your pack leads to its own batch.',
    more: 'About the producer',
    claim: { CERTIFIED: 'Certified organic', UNCERTIFIED: 'Grown organically' },
  },
  ta: {
    title: 'எங்கிருந்து வருகிறது',
    text: 'இப்போது விற்பனையில் உள்ள பொட்டலங்கள். உங்கள் பொட்டலத்தின் குறியீடு அதன் தொகுதியைக் காட்டும்.',
    more: 'உற்பத்தியாளர் பற்றி',
    claim: { CERTIFIED: 'சான்றளிக்கப்பட்ட இயற்கை விளைபொருள்', UNCERTIFIED: 'இயற்கை முறையில் விளைந்தது' },
  },
  hi: {
    title: 'यह कहाँ से आता है',
    text: 'अभी बिक्री में मौजूद पैक। आपके पैक का कोड उसका अपना बैच दिखाता है।',
    more: 'उत्पादक के बारे में',
    claim: { CERTIFIED: 'प्रमाणित ऑर्गेनिक', UNCERTIFIED: 'ऑर्गेनिक तरीक़े से उगाया' },
  },
};

const List = styled('ul')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(2),
  '& > li': {
    display: 'flex',
    gap: theme.spacing(1.5),
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.surface.line}`,
    borderRadius: 14,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  },
  '& > li > svg': { flexShrink: 0, color: theme.vars.palette.primary.main },
  '& > li > div': { minWidth: 0 },
  '& strong': { ...theme.typography.subtitle1, display: 'block' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& a': {
    ...theme.mixins.plainButton,
    ...theme.typography.button,
    minHeight: 44,
    marginBlockEnd: -10,
    color: theme.vars.palette.primary.main,
  },
}));

const Claim = styled('p')(({ theme }) => ({ margin: theme.spacing(0, 0, 2) }));

/** Who grew what is on sale of a product, and what their certificates let the shop say. Nothing where no producer is named. */
export const Origins = ({ origins: { claim, producers } }: { origins: ProductOrigins }) => {
  const { i18n } = useTranslation();
  const id = useId();
  const texts = TEXTS[i18n.language as Language];
  if (producers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.title} text={texts.text} />
      {claim && (
        <Claim>
          {claim === 'CERTIFIED' ? <OrganicMark label={texts.claim[claim]} /> : <strong>{texts.claim[claim]}</strong>}
        </Claim>
      )}
      <List>
        {producers.map(({ slug, name, place, certificates }) => (
          <li key={slug}>
            <PlaceOutlined />
            <div>
              <strong>{name}</strong>
              <p>{place}</p>
              {certificates.map(({ scheme, body, number }) => (
                <p key={`${scheme} ${number}`}>{`${SCHEME_NAMES[scheme]} · ${body} · ${number}`}</p>
              ))}
              <Link to={producerPath(slug)} aria-label={`${texts.more}: ${name}`}>
                {texts.more}
                <ChevronRight fontSize="small" />
              </Link>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
};
