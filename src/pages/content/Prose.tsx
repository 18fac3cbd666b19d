import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '../../content/fillIn';

interface ProseProps {
  text: string;
  /** The shop's facts; without them the text has gaps. */
  facts: Readonly<Record<string, string>> | undefined;
}

const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** Text of a content file: its placeholders filled in, its `[words](/path)` as links. */
export const Prose = ({ text, facts }: ProseProps) => {
  // Splitting by a pattern with two groups gives: text, words, path, text, words, path, text.
  const parts = fillIn(text, facts).split(new RegExp(LINK, 'g'));
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    return (
      <Link key={index} component={RouterLink} to={parts[index + 1] ?? '/'} underline="always">
        {part}
      </Link>
    );
  });
};
