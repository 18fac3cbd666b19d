import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { CATEGORY_IDS } from '../../../contract/constants';
import { ROUTES, categoryPath } from '../../../contract/routes';
import { styled } from '../../components/styled';
import { useGetStoreQuery } from '../../store/api/homepageApi';
import { AppLanguageSwitch } from './AppLanguageSwitch';
import { AppThemeSwitch } from './AppThemeSwitch';
import { FooterColumn } from './FooterColumn';
import { Furrows } from './Furrows';
import { SellerColumn } from './SellerColumn';

const Root = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  '--logo-ground': theme.vars.palette.surface.deep,
  '--hover-ground': theme.vars.palette.surface.barTint,
  borderTop: `1px solid ${theme.vars.palette.surface.line}`,
  backgroundColor: theme.vars.palette.surface.deep,
  color: theme.vars.palette.surface.onDeep,
  // The mobile bottom bar covers its end.
  paddingBottom: `calc(${theme.spacing(3)} + var(--bottom-bar-height) + env(safe-area-inset-bottom))`,
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em', '&:not(:hover)': { textDecoration: 'none' } },
  '& .page': theme.mixins.pageWidth,
  // Skips rendering while off-screen. The row of selects is excluded: browsers inspect form fields after load.
  '& > .offscreen': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 530px',
    [theme.breakpoints.up('desktop')]: { containIntrinsicBlockSize: 'auto 330px' },
  },
  '& .map': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Below, room for the focus ring of the last group.
    paddingBlock: theme.spacing(2, 1),
    '& > div': { gridColumn: '1 / -1', paddingBlockEnd: theme.spacing(2) },
    [theme.breakpoints.up('tablet')]: {
      paddingBlockStart: theme.spacing(4),
      gap: theme.spacing(2, 3),
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      paddingBlockEnd: theme.spacing(5),
    },
    [theme.breakpoints.up('desktop')]: {
      gridTemplateColumns: '3.4fr 4fr 2fr 2fr',
      columnGap: theme.spacing(6),
      '& > div': { gridColumn: 'auto' },
      // The longest list in two columns, as high as the others.
      '& > div + nav > ul': { columns: 2 },
      '@media (pointer: fine)': { '& li > a': { minHeight: 36 } },
    },
  },
  '& .legal': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 3),
    paddingTop: theme.spacing(2),
    borderTop: '1px solid',
    borderColor: theme.vars.palette.surface.barTint,
    color: theme.vars.palette.surface.onDeepSoft,
  },
  '& .legal p': { margin: 0 },
  '& .legal a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .switches': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
}));

/** Our Story and Support both lead to /support (specification §2). Pages that the seller hasn't filled aren't linked. */
export const Footer = () => {
  const { t } = useTranslation('layout');
  const { data: store, isError } = useGetStoreQuery(undefined);

  return (
    <Root>
      <div className="offscreen">
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
              { label: t('organicMillets'), to: categoryPath(CATEGORY_IDS.ORGANIC_MILLETS) },
              { label: t('traditionalRices'), to: categoryPath(CATEGORY_IDS.TRADITIONAL_RICES) },
              { label: t('porridgeMix'), to: categoryPath(CATEGORY_IDS.PORRIDGE_MIX) },
              { label: t('milletDosaMix'), to: categoryPath(CATEGORY_IDS.MILLET_DOSA_MIX) },
              { label: t('puttuMix'), to: categoryPath(CATEGORY_IDS.PUTTU_MIX) },
              { label: t('recipes'), to: ROUTES.recipes.path },
            ]}
          />
          <FooterColumn
            title={t('help')}
            links={[
              { label: t('ourStory'), to: ROUTES.support.path },
              { label: t('support'), to: ROUTES.support.path },
              { label: t('faq'), to: ROUTES.faq.path },
              { label: t('whereWeDeliver'), to: ROUTES['where-we-deliver'].path },
              ...(store && !store.testimonials?.length
                ? []
                : [{ label: t('testimonials'), to: ROUTES.testimonials.path }]),
            ]}
          />
          <FooterColumn
            title={store?.storeName ?? t('contact')}
            links={[
              ...(store && !store.team?.length ? [] : [{ label: t('ourTeam'), to: ROUTES['our-team'].path }]),
              { label: t('franchise'), to: ROUTES.franchise.path },
              { label: t('terms'), to: ROUTES['terms-and-conditions'].path },
              { label: t('privacy'), to: ROUTES['privacy-policy'].path },
            ]}
          />
        </div>
      </div>
      <div className="page">
        <div className="legal">
          <p>{store?.copyright}</p>
          {store?.vendorCredit.url ? (
            <a href={store.vendorCredit.url} target="_blank" rel="noopener">
              {store.vendorCredit.text || store.vendorCredit.url}
            </a>
          ) : (
            store?.vendorCredit.text && <p>{store.vendorCredit.text}</p>
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
