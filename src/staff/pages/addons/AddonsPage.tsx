import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Add } from '../../../components/icons';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { BackLink } from '../../components/BackLink';
import { PRODUCTS_PATH } from '../../lib/staffPaths';
import { useGetAddonsQuery, useOrderAddonsMutation } from '../../store/addonsApi';
import { useMay } from '../../store/staffHooks';
import { AddonDialog } from './AddonDialog';
import { AddonRow } from './AddonRow';

/** Add-ons in the order in which customers see them. */
export const AddonsPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const mayManage = useMay('manageCatalogue');
  const { data: addons, isError, refetch } = useGetAddonsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order, ordering] = useOrderAddonsMutation();
  /** Null for a new one. */
  const [openId, setOpenId] = useState<string | null>();
  const open = addons?.find(({ _id }) => _id === openId);
  const close = () => setOpenId(undefined);

  const move = (at: number, by: -1 | 1): void => {
    const ids = (addons ?? []).map(({ _id }) => _id);
    const [id] = ids.splice(at, 1);
    if (id === undefined) return;
    ids.splice(at + by, 0, id);
    void order({ ids });
  };

  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t('addons.title')}
        </Typography>
        {mayManage && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpenId(null)}>
            {t('addons.add')}
          </Button>
        )}
      </Stack>
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        {t('addons.hint')}
      </Typography>
      {!addons && isError && <ErrorState title={t('addons.failed')} onRetry={() => void refetch()} />}
      {!addons && !isError && <PageSkeleton />}
      {addons?.length === 0 && <EmptyState title={t('addons.none')} text={t('addons.noneText')} />}
      {addons && addons.length > 0 && (
        <Card component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {addons.map((addon, at) => (
            <AddonRow
              key={addon._id}
              addon={addon}
              mayManage={mayManage}
              {...(at > 0 && !ordering.isLoading && { onUp: () => move(at, -1) })}
              {...(at < addons.length - 1 && !ordering.isLoading && { onDown: () => move(at, 1) })}
              onOpen={() => setOpenId(addon._id)}
            />
          ))}
        </Card>
      )}
      {openId === null && <AddonDialog addon={null} onClose={close} />}
      {open && <AddonDialog key={open._id} addon={open} onClose={close} />}
    </Box>
  );
};
