import { useTranslation } from 'react-i18next';
import type { EnquiryMessage, StaffEnquiry } from '../../../../contract/staffEnquiries';
import { styled } from '../../../components/styled';
import { formatDateTime } from '../../../lib/dates';

const List = styled('ol')(({ theme }) => ({
  ...theme.mixins.plainList,
  display: 'grid',
  gap: 12,
  '& > li': {
    maxWidth: 560,
    minWidth: 0,
    padding: '8px 12px',
    borderRadius: 14,
    border: `1px solid ${theme.vars.palette.surface.line}`,
    overflowWrap: 'anywhere',
  },
  '& > li.shop': {
    marginInlineStart: 24,
    justifySelf: 'end',
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.surface.tint,
  },
  '& > li:not(.shop)': { marginInlineEnd: 24, justifySelf: 'start' },
  '& .text': { whiteSpace: 'pre-line' },
  '& .by': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface ConversationProps {
  enquiry: Pick<StaffEnquiry, 'name' | 'language'>;
  /** The oldest first. */
  messages: readonly EnquiryMessage[];
}

/** What the customer wrote is on the left, what the shop wrote on the right; each says by whom and when. */
export const Conversation = ({ enquiry: { name, language }, messages }: ConversationProps) => {
  const { t, i18n } = useTranslation('staffEnquiries');
  return (
    <List>
      {messages.map(({ _id, side, text, person, writtenAt }) => (
        <li key={_id} className={side === 'SHOP' ? 'shop' : undefined}>
          <div className="by">
            {`${person === null ? name : t('byShop', { name: person })} · ${formatDateTime(writtenAt, i18n.language)}`}
          </div>
          <div className="text" lang={language}>
            {text}
          </div>
        </li>
      ))}
    </List>
  );
};
