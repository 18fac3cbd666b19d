import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CATEGORY_IDS } from '../../../contract/constants';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { AppLanguageSwitch } from './AppLanguageSwitch';
import { AppThemeSwitch } from './AppThemeSwitch';
import { FooterColumn } from './FooterColumn';
import { Furrows } from './Furrows';
import { SellerColumn } from './SellerColumn';

const category = (id: string): string => `/categories?id=${id}`;

const Root = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  '--logo-ground': theme.vars.palette.surface.deep,
  '--hover-ground': theme.vars.palette.surface.barTint,
  backgroundColor: theme.vars.palette.surface.deep,
  color: theme.vars.palette.surface.onDeep,
  // The phone's bottom bar lies over its end.
  paddingBottom: `calc(${theme.spacing(3)} + var(--bottom-bar-height) + env(safe-area-inset-bottom))`,
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em', '&:not(:hover)': { textDecoration: 'none' } },
  '& .page': theme.mixins.pageWidth,
  // Far below it costs neither style, layout nor paint. Not the row of choices: browsers look at every such field once a page has come.
  '& > .far': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 940px',
    [theme.breakpoints.up('tablet')]: { containIntrinsicBlockSize: 'auto 660px' },
    [theme.breakpoints.up('desktop')]: { containIntrinsicBlockSize: 'auto 430px' },
  },
  '& .map': {
    display: 'grid',
    gap: theme.spacing(4, 3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    paddingBlock: theme.spacing(4, 5),
    '& > div': { gridColumn: '1 / -1' },
    [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.up('desktop')]: {
      gridTemplateColumns: '1.7fr 1fr 1fr 1fr',
      columnGap: theme.spacing(6),
      '& > div': { gridColumn: 'auto' },
    },
  },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 3),
    paddingTop: theme.spacing(2),
    borderTop: '1px solid',
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.surface.onDeepSoft,
  },
  '& .foot p': { margin: 0 },
  '& .foot a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .switches': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
}));

/** The map of the shop. Our Story and Support both lead to /support: specification §2. */
export const Footer = () => {
  const { t } = useTranslation('layout');
  const { data: store, isError } = useGetStoreQuery(undefined);

  return (
    <Root>
      <div className="far">
        <Furrows />
        <div className="page map">
          {store ? (
            <SellerColumn store={store} />
          ) : (
            <div>{!isError && <Skeleton variant="rounded" height={300} />}</div>
          )}
          <FooterColumn
            title={t('products')}
            links={[
              { label: t('organicMillets'), to: category(CATEGORY_IDS.ORGANIC_MILLETS) },
              { label: t('traditionalRices'), to: category(CATEGORY_IDS.TRADITIONAL_RICES) },
              { label: t('porridgeMix'), to: category(CATEGORY_IDS.PORRIDGE_MIX) },
              { label: t('milletDosaMix'), to: category(CATEGORY_IDS.MILLET_DOSA_MIX) },
              { label: t('puttuMix'), to: category(CATEGORY_IDS.PUTTU_MIX) },
            ]}
          />
          <FooterColumn
            title={t('help')}
            links={[
              { label: t('ourStory'), to: '/support' },
              { label: t('support'), to: '/support' },
              { label: t('faq'), to: '/faq' },
              { label: t('testimonials'), to: '/testimonials' },
            ]}
          />
          <FooterColumn
            title={store?.storeName ?? t('contact')}
            links={[
              { label: t('ourTeam'), to: '/our-team' },
              { label: t('franchise'), to: '/franchise' },
              { label: t('terms'), to: '/terms-and-conditions' },
              { label: t('privacy'), to: '/privacy-policy' },
            ]}
          />
        </div>
      </div>
      <div className="page">
        <div className="foot">
          <p>{store?.copyright}</p>
          {store && (
            <a href={store.vendorCredit.url} target="_blank" rel="noopener">
              {store.vendorCredit.text}
            </a>
          )}
          <div className="switches">
            <AppLanguageSwitch />
            <AppThemeSwitch />
          </div>
        </div>
      </div>
    </Root>
  );
};
