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
import { useMay } from '../../store/staffHooks';
import { useAddUsualTaxClassesMutation, useGetTaxClassesQuery } from '../../store/taxesApi';
import { TaxClassDialog } from './TaxClassDialog';
import { TaxClassRow } from './TaxClassRow';

/** Tax classes of the shop's products, with the rates that hold and those to come. */
export const TaxesPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const mayManage = useMay('manageCatalogue');
  const { data, isError, refetch } = useGetTaxClassesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [addUsual, adding] = useAddUsualTaxClassesMutation();
  /** Null for a new one. */
  const [openId, setOpenId] = useState<string | null>();
  const open = data?.classes.find(({ _id }) => _id === openId);
  const close = () => setOpenId(undefined);

  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={PRODUCTS_PATH} label={t('title')} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" component="h1" sx={{ flexGrow: 1 }}>
          {t('taxes.title')}
        </Typography>
        {mayManage && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpenId(null)}>
            {t('taxes.add')}
          </Button>
        )}
      </Stack>
      <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
        {t('taxes.hint')}
      </Typography>
      {!data && isError && <ErrorState title={t('taxes.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <PageSkeleton />}
      {data?.classes.length === 0 && (
        <EmptyState
          title={t('taxes.none')}
          text={t('taxes.noneText')}
          action={
            mayManage && (
              <Button variant="outlined" loading={adding.isLoading} onClick={() => void addUsual(undefined)}>
                {t('taxes.addUsual')}
              </Button>
            )
          }
        />
      )}
      {data && data.classes.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data.classes.map((taxClass) => (
            <TaxClassRow
              key={taxClass._id}
              taxClass={taxClass}
              today={data.today}
              {...(mayManage && { onOpen: () => setOpenId(taxClass._id) })}
            />
          ))}
        </Card>
      )}
      {data && openId === null && <TaxClassDialog taxClass={null} today={data.today} onClose={close} />}
      {data && open && <TaxClassDialog key={open._id} taxClass={open} today={data.today} onClose={close} />}
    </Box>
  );
};
