import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_PRODUCER_PHOTOS } from '../../../../contract/producerConstants';
import type { StaffProducer } from '../../../../contract/producers';
import { FormField } from '../../../components/FormField';
import { PictureImage } from '../../../components/PictureImage';
import { TitledSection } from '../../../components/TitledSection';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { DraftFormik } from '../../components/DraftFormik';
import { EditForm } from '../../components/EditForm';
import { PictureField } from '../../components/PictureField';
import { TranslatedField } from '../../components/TranslatedField';
import { useSharedEdit } from '../../hooks/useSharedEdit';
import { withLeaf } from '../../lib/threeWay';
import { useAddProducerMutation, useChangeProducerMutation } from '../../store/producersApi';
import { CertificatesFields } from './CertificatesFields';
import { bodyOf, newProducer, producerSchema, valuesOf, type ProducerValues } from './producerValues';
import { useProducerErrors } from './useProducerErrors';

interface ProducerFormProps {
  /** It is as last read from the server; null for a new one. */
  producer: StaffProducer | null;
  /** Without the right to change it. */
  isReadOnly: boolean;
  /** After saving, or after learning that another person did. */
  onStored: (producer: StaffProducer) => void;
}

const card = { padding: { mobile: 2, tablet: 2.5 } };

/** A producer's texts, place, photos and certificates. Where another person saved first, nothing typed here is lost. */
export const ProducerForm = ({ producer, isReadOnly, onStored }: ProducerFormProps) => {
  const { t } = useTranslation('staffProducers');
  const translate = useProducerErrors();
  const [add] = useAddProducerMutation();
  const [change] = useChangeProducerMutation();
  const { failure, conflict, save, taken, restored } = useSharedEdit({
    stored: producer,
    valuesOf,
    conflictKey: 'producer',
    onStored,
    send: (values: ProducerValues, key) =>
      producer
        ? change({ id: producer._id, body: { ...bodyOf(values), version: producer.version } })
        : add({ key, body: bodyOf(values) }),
  });
  const inWords = (theirs: unknown): string => {
    if (typeof theirs === 'boolean') return t(theirs ? 'yes' : 'no');
    return Array.isArray(theirs) ? t('entries', { count: theirs.length }) : String(theirs) || '–';
  };

  return (
    <DraftFormik<ProducerValues>
      draft={`producer-${producer?._id ?? 'new'}`}
      initialValues={producer ? valuesOf(producer) : newProducer()}
      validationSchema={producerSchema}
      onSubmit={save}
      onChanged={restored}
    >
      {({ values, setFieldValue, setValues }) => (
        <EditForm failure={failure} isNew={producer === null} isReadOnly={isReadOnly} saveLabel={t('save')}>
          <Stack spacing={2} useFlexGap>
            {conflict && (
              <ChangedMeanwhile
                message={conflict.message}
                changes={conflict.changes.map((foreign) => ({
                  path: foreign.path,
                  label: t(`field.${foreign.path.split('.')[0] as 'name'}`),
                  theirs: inWords(foreign.theirs),
                  clashes: foreign.clashes,
                  onTake: () => {
                    void setValues(withLeaf(values, foreign.path, foreign.theirs));
                    taken(foreign);
                  },
                }))}
              />
            )}
            <Card sx={card}>
              <Stack spacing={1} useFlexGap>
                <TranslatedField name="name" label={t('field.name')} isRequired translate={translate} />
                <TranslatedField
                  name="place"
                  label={t('field.place')}
                  hint={t('placeHint')}
                  isRequired
                  translate={translate}
                />
                <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 1.5 }}>
                  {(['lat', 'lng'] as const).map((name) => (
                    <FormField
                      key={name}
                      name={name}
                      label={t(`field.${name}`)}
                      hint={t('pointHint')}
                      translate={translate}
                      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
                    />
                  ))}
                </Box>
                <TranslatedField
                  name="story"
                  label={t('field.story')}
                  hint={t('storyHint')}
                  rows={5}
                  translate={translate}
                />
              </Stack>
            </Card>
            <Card sx={card}>
              <CertificatesFields />
            </Card>
            <Card sx={card}>
              <TitledSection title={t('field.photos')}>
                <Stack spacing={2} useFlexGap>
                  {values.photos.length > 0 && (
                    <Box
                      component="ul"
                      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
                    >
                      {values.photos.map(({ _id, picture }, at) => (
                        <Box component="li" key={_id} sx={{ width: 200, maxWidth: '100%' }}>
                          <PictureImage picture={picture} alt={t('photo', { number: at + 1 })} sizes="200px" />
                          <Button
                            color="error"
                            aria-label={t('removePhotoNamed', { number: at + 1 })}
                            onClick={() =>
                              void setFieldValue(
                                'photos',
                                values.photos.filter((other) => other._id !== _id),
                              )
                            }
                          >
                            {t('removePhoto')}
                          </Button>
                        </Box>
                      ))}
                    </Box>
                  )}
                  {values.photos.length < MAX_PRODUCER_PHOTOS && (
                    <PictureField
                      key={values.photos.length}
                      kind="PRODUCER"
                      label={t('addPhoto')}
                      picture={null}
                      onChange={(uploaded) => {
                        const others = values.photos.filter(({ _id }) => _id !== uploaded?._id);
                        if (uploaded) void setFieldValue('photos', [...others, uploaded]);
                      }}
                    />
                  )}
                </Stack>
              </TitledSection>
            </Card>
            {producer && (
              <Card sx={card}>
                <FormControlLabel
                  control={
                    <Switch
                      checked={values.isArchived}
                      onChange={(_event, isArchived) => void setFieldValue('isArchived', isArchived)}
                    />
                  }
                  label={t('field.isArchived')}
                  sx={{ minHeight: 44 }}
                />
                <Typography variant="body2" color="textSecondary">
                  {t('archivedHint')}
                </Typography>
              </Card>
            )}
          </Stack>
        </EditForm>
      )}
    </DraftFormik>
  );
};
