import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface WhatsAppFieldProps {
  /** In the server's words, which are stored with a yes. */
  question: string;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Asks for order updates by WhatsApp, which nobody gets without a tap. */
export const WhatsAppField = ({ question, isWanted, onChange }: WhatsAppFieldProps) => (
  <FormControlLabel
    label={question}
    control={<Checkbox checked={isWanted} onChange={(_event, checked) => onChange(checked)} />}
    sx={{ minHeight: 44, ml: -1.25 }}
  />
);
