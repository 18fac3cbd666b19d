import type { ComponentProps } from 'react';
import { ConfirmDialog as ShopConfirmDialog } from '../../components/ConfirmDialog';
import { useDialogInHistory } from '../hooks/useDialogInHistory';

/** The shop's own, which Back closes. */
export const ConfirmDialog = (props: ComponentProps<typeof ShopConfirmDialog>) => {
  useDialogInHistory(props.open, props.onCancel);
  return <ShopConfirmDialog {...props} />;
};
