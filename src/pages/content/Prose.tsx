import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '../../content/fillIn';
import { telephoneLink } from '../../lib/telephoneLink';

interface ProseProps {
  text: string;
  /** Gaps are shown without them. */
  facts: Readonly<Record<string, string>> | undefined;
}

const BOLD = /\*\*(.+?)\*\*/;
const LINK = /\[([^\]]+)\]\(((?:\/|https:|tel:)[^)]*)\)/;
/** An e-mail address, or a phone number as the facts write it: without spaces that break. */
const CONTACT = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\u00A0]{6,})/;
const TAMIL = /(\p{Script=Tamil}+)/u;

/** As high as its line, so that links on lines one below the other don't overlap. */
const ofALine = { display: 'inline-block' } as const;

/** Text with placeholders filled in, `**words**` in bold, links, and Tamil marked as such. */
export const Prose = ({ text, facts }: ProseProps) =>
  // Splitting by one group yields: other, bold, other, …
  fillIn(text, facts)
    .split(BOLD)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Linked key={index} text={part} />
      ) : (
        <b key={index}>
          <Linked text={part} />
        </b>
      ),
    );

/** `[text](url)`, phone numbers and e-mail addresses as links. */
const Linked = ({ text }: { text: string }) => {
  const { i18n } = useTranslation();
  const mark = (label: string) => (i18n.language === 'ta' ? label : markTamil(label));
  const withContacts = (plain: string) =>
    plain.split(CONTACT).map((part, index) =>
      index % 2 === 0 ? (
        mark(part)
      ) : (
        <Link
          key={index}
          href={part.includes('@') ? `mailto:${part}` : telephoneLink(part)}
          underline="always"
          sx={ofALine}
        >
          {part}
        </Link>
      ),
    );
  // Splitting by two groups yields: text, label, URL, text, …
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return withContacts(part);
    const url = parts[index + 1] ?? '/';
    const target = url.startsWith('/')
      ? { component: RouterLink, to: url }
      : { href: url, ...(url.startsWith('https:') && { target: '_blank', rel: 'noopener' }) };
    return (
      <Link key={index} {...target} underline="always" sx={ofALine}>
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
