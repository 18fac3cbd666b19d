import type { ComponentProps } from 'react';
import { SheetDialog as ShopSheetDialog } from '../../components/SheetDialog';
import { useDialogInHistory } from '../hooks/useDialogInHistory';

/** The shop's own, which Back closes. */
export const SheetDialog = (props: ComponentProps<typeof ShopSheetDialog>) => {
  useDialogInHistory(props.open, props.onClose);
  return <ShopSheetDialog {...props} />;
};
