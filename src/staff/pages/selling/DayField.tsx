import { FormField } from '../../../components/FormField';
import { useSellingErrors } from './useSellingErrors';

interface DayFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** A day in a form. */
export const DayField = (props: DayFieldProps) => {
  const translate = useSellingErrors();
  return <FormField {...props} type="date" slotProps={{ inputLabel: { shrink: true } }} translate={translate} />;
};
