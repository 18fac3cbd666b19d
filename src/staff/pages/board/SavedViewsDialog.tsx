import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { FormField } from '../../../components/FormField';
import { DeleteOutlined } from '../../../components/lazyIcons';
import { DraftFormik } from '../../components/DraftFormik';
import { PanelDialog } from '../../components/PanelDialog';
import { readJson, writeItem } from '../../../lib/browserStorage';

interface View {
  name: string;
  query: string;
}

const MAX_NAME_LENGTH = 40;
const MAX_VIEWS = 20;

const schema = yup.object({
  name: yup.string().trim().required('views.nameNeeded').max(MAX_NAME_LENGTH, 'views.nameTooLong'),
});

const nameOf = (staffId: string): string => `staffViews:${staffId}`;

function readViews(staffId: string): View[] {
  const stored = readJson('localStorage', nameOf(staffId));
  const isView = (view: unknown): view is View =>
    typeof (view as View | null)?.name === 'string' && typeof (view as View).query === 'string';
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

interface SavedViewsDialogProps {
  open: boolean;
  /** Views belong to a person, on this device. */
  staffId: string;
  /** The filters in the URL. */
  query: string;
  onChoose: (query: string) => void;
  onClose: () => void;
}

/** Filters that a person comes back to. */
export const SavedViewsDialog = ({ open, staffId, query, onChoose, onClose }: SavedViewsDialogProps) => {
  const { t } = useTranslation('staffBoard');
  const [views, setViews] = useState(() => readViews(staffId));

  const store = (next: View[]): void => {
    setViews(next);
    writeItem('localStorage', nameOf(staffId), JSON.stringify(next));
  };

  return (
    <PanelDialog open={open} title={t('views.title')} onClose={onClose}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
        {views.map((view) => (
          <Stack key={view.name} component="li" direction="row">
            <Button
              fullWidth
              variant="outlined"
              sx={{ justifyContent: 'start' }}
              onClick={() => {
                onChoose(view.query);
                onClose();
              }}
            >
              {view.name}
            </Button>
            <IconButton
              aria-label={t('views.remove', { name: view.name })}
              onClick={() => store(views.filter(({ name }) => name !== view.name))}
            >
              <DeleteOutlined />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <DraftFormik
        draft="savedView"
        initialValues={{ name: '' }}
        validationSchema={schema}
        onSubmit={({ name }, { resetForm }) => {
          const view = { name: name.trim(), query };
          store([view, ...views.filter((each) => each.name !== view.name)].slice(0, MAX_VIEWS));
          resetForm();
        }}
      >
        <Form noValidate>
          <Stack spacing={1}>
            <FormField
              name="name"
              label={t('views.name')}
              hint={t('views.hint')}
              translate={(key) => t(key as 'views.nameNeeded')}
            />
            <Button type="submit" variant="contained">
              {t('views.save')}
            </Button>
          </Stack>
        </Form>
      </DraftFormik>
    </PanelDialog>
  );
};
