import type { ComponentProps } from 'react';
import { PanelDialog as ShopPanelDialog } from '../../components/PanelDialog';
import { useDialogInHistory } from '../hooks/useDialogInHistory';

/** The shop's own, which Back closes. */
export const PanelDialog = (props: ComponentProps<typeof ShopPanelDialog>) => {
  useDialogInHistory(props.open, props.onClose);
  return <ShopPanelDialog {...props} />;
};
