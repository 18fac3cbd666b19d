import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { MoveButtons } from '../../components/MoveButtons';
import { useGetSellingBannersQuery, useOrderBannersMutation } from '../../store/sellingApi';
import { moved } from './moved';
import { SellingFrame } from './SellingFrame';
import { SellingRow } from './SellingRow';
import { ShownLabel } from './ShownLabel';
import { usePreviewText } from './usePreviewText';
import { BannerDialog } from './BannerDialog';

/** Banners in the order of Home. */
export const BannersPage = () => {
  const { t } = useTranslation('staffSelling');
  const previewText = usePreviewText();
  const { data, isError, refetch } = useGetSellingBannersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order, ordering] = useOrderBannersMutation();
  /** It is null for a new banner. */
  const [openId, setOpenId] = useState<string | null>();
  const ids = (data?.banners ?? []).map(({ _id }) => _id);
  const open = data?.banners.find(({ _id }) => _id === openId);
  const firstShown = data?.banners.find(({ isShown }) => isShown)?._id;
  const move = (id: string, by: -1 | 1) => void order({ ids: moved(ids, id, by) });
  const close = () => setOpenId(undefined);

  return (
    <SellingFrame page="banners" isFailed={isError} onRetry={() => void refetch()} onAdd={() => setOpenId(null)}>
      {data && (
        <>
          {data.banners.length === 0 ? (
            <EmptyState title={t('banners.none')} text={t('banners.noneText')} />
          ) : (
            <Card component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {data.banners.map((banner, at) => (
                <SellingRow key={banner._id}>
                  <div className="texts">
                    <Typography variant="subtitle2" component="h2">
                      {previewText(banner.title)}
                    </Typography>
                    <Typography variant="body2">{previewText(banner.text)}</Typography>
                    {banner._id === firstShown && (
                      <Typography variant="body2" color="textSecondary">
                        {t('banners.first')}
                      </Typography>
                    )}
                    {banner.linkProblem !== null && (
                      <Typography variant="body2" color="error">
                        {t(`banners.linkProblems.${banner.linkProblem}`)}
                      </Typography>
                    )}
                  </div>
                  <ShownLabel {...banner} />
                  <div className="actions">
                    <MoveButtons
                      name={previewText(banner.title)}
                      {...(at > 0 && !ordering.isLoading && { onUp: () => move(banner._id, -1) })}
                      {...(at < ids.length - 1 && !ordering.isLoading && { onDown: () => move(banner._id, 1) })}
                    />
                    <Button
                      aria-label={t('changeNamed', { name: previewText(banner.title) })}
                      onClick={() => setOpenId(banner._id)}
                    >
                      {t('change')}
                    </Button>
                  </div>
                </SellingRow>
              ))}
            </Card>
          )}
          {openId === null && <BannerDialog banner={null} isFirst={ids.length === 0} choices={data} onClose={close} />}
          {open && (
            <BannerDialog
              key={open._id}
              banner={open}
              isFirst={open._id === (firstShown ?? ids[0])}
              choices={data}
              onClose={close}
            />
          )}
        </>
      )}
    </SellingFrame>
  );
};
