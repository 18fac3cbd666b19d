import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '../../content/fillIn';

interface ProseProps {
  text: string;
  /** Gaps are shown without them. */
  facts: Readonly<Record<string, string>> | undefined;
}

const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/;
const TAMIL = /(\p{Script=Tamil}+)/u;

/** Text with placeholders filled in, `[text](/path)` as links, and Tamil marked as such. */
export const Prose = ({ text, facts }: ProseProps) => {
  const { i18n } = useTranslation();
  const mark = (label: string) => (i18n.language === 'ta' ? label : markTamil(label));
  // Splitting by two groups yields: text, label, path, text, …
  const parts = fillIn(text, facts).split(new RegExp(LINK, 'g'));
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return mark(part);
    return (
      <Link key={index} component={RouterLink} to={parts[index + 1] ?? '/'} underline="always">
        {mark(part)}
      </Link>
    );
  });
};

/** Splitting by one group yields: other, Tamil, other, … */
const markTamil = (text: string) =>
  text.split(TAMIL).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang="ta">
        {part}
      </span>
    ),
  );
