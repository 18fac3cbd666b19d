import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenChannel, MessageGroupChoice } from '../../../contract/messageChoices';
import { useToasts } from '../../hooks/useToasts';
import { useChooseMessagesMutation } from '../../store/api/messageChoicesApi';

/** Who moves through the choices by arrow keys agrees to none on the way. */
const SETTLE_MS = 700;
/** Long enough to be reached by keyboard. */
const UNDO_MS = 10_000;

type Channel = ChosenChannel | null;

interface Waiting {
  /** What was saved before the first of several quick choices. */
  before: Channel;
  timer: number;
}

/**
 * Saves the last of several quick choices, and offers undo. What fails gives way to what was saved before.
 * @param nameOf a channel in words
 */
export const useMessageChoice = (
  { group, channel: saved }: Pick<MessageGroupChoice, 'group' | 'channel'>,
  nameOf: (channel: Channel) => string,
) => {
  const { t } = useTranslation('profile');
  const { enqueueSnackbar, closeSnackbar } = useToasts();
  const [save] = useChooseMessagesMutation();
  const waiting = useRef<Waiting | null>(null);
  const [shown, setShown] = useState<{ channel: Channel } | null>(null);

  const send = async (channel: Channel, before: Channel): Promise<void> => {
    const { error } = await save({ group, channel });
    if (error) return;
    enqueueSnackbar(t('messages.saved', { group: t(`messages.groups.${group}.title`), channel: nameOf(channel) }), {
      variant: 'success',
      autoHideDuration: UNDO_MS,
      action: (toast) => (
        <Button
          color="inherit"
          onClick={() => {
            closeSnackbar(toast);
            void save({ group, channel: before });
          }}
        >
          {t('messages.undo')}
        </Button>
      ),
    });
  };

  return {
    channel: shown ? shown.channel : saved,
    choose: (channel: Channel): void => {
      const before = waiting.current ? waiting.current.before : saved;
      clearTimeout(waiting.current?.timer);
      // It also saves once the page is left.
      const settle = () => {
        waiting.current = null;
        setShown(null);
        if (channel !== before) void send(channel, before);
      };
      waiting.current = { before, timer: window.setTimeout(settle, SETTLE_MS) };
      setShown({ channel });
    },
  };
};
