import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditedList } from '../../features/catalogue/EditedList';
import { useMay } from '../../store/staffHooks';
import { useAddUsualTaxClassesMutation, useGetTaxClassesQuery } from '../../store/taxesApi';
import { TaxClassDialog } from './TaxClassDialog';
import { TaxClassRow } from './TaxClassRow';

/** Tax classes of the shop's products, with the rates that hold and those to come. */
export const TaxesPage = () => {
  const { t } = useTranslation('staffCatalogue');
  const mayManage = useMay('manageCatalogue');
  const { data, ...query } = useGetTaxClassesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [addUsual, adding] = useAddUsualTaxClassesMutation();
  /** It is null for a new tax class. */
  const [openId, setOpenId] = useState<string | null>();
  const open = data?.classes.find(({ _id }) => _id === openId);
  const today = data?.today ?? '';
  const close = () => setOpenId(undefined);

  return (
    <>
      <EditedList
        words="taxes"
        items={data?.classes}
        query={query}
        onAdd={() => setOpenId(null)}
        noneAction={
          <Button variant="outlined" loading={adding.isLoading} onClick={() => void addUsual(undefined)}>
            {t('taxes.addUsual')}
          </Button>
        }
        renderItem={(taxClass) => (
          <TaxClassRow
            key={taxClass._id}
            taxClass={taxClass}
            today={today}
            {...(mayManage && { onOpen: () => setOpenId(taxClass._id) })}
          />
        )}
      />
      {data && openId === null && <TaxClassDialog taxClass={null} today={today} onClose={close} />}
      {open && <TaxClassDialog key={open._id} taxClass={open} today={today} onClose={close} />}
    </>
  );
};
