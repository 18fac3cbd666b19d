export { SheetDialog } from '../../components/SheetDialog';
