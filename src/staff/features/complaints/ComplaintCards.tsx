import { useState } from 'react';
import type { StaffComplaint } from '../../../../contract/complaints';
import { CardGrid } from '../../components/CardGrid';
import { ComplaintCard } from './ComplaintCard';
import { DecisionDialog } from './DecisionDialog';
import { SendReplacementDialog } from './SendReplacementDialog';

interface ComplaintCardsProps {
  complaints: readonly StaffComplaint[];
  /** `h3` below another heading. */
  heading?: 'h2' | 'h3';
}

/** Complaints with what can be done about each. */
export const ComplaintCards = ({ complaints, heading }: ComplaintCardsProps) => {
  const [decided, setDecided] = useState<StaffComplaint | null>(null);
  const [sent, setSent] = useState<StaffComplaint | null>(null);
  return (
    <>
      <CardGrid minWidth={340}>
        {complaints.map((complaint) => (
          <ComplaintCard
            key={complaint._id}
            complaint={complaint}
            heading={heading}
            onDecide={() => setDecided(complaint)}
            onSend={() => setSent(complaint)}
          />
        ))}
      </CardGrid>
      {decided && <DecisionDialog complaint={decided} onClose={() => setDecided(null)} />}
      {sent && <SendReplacementDialog complaint={sent} onClose={() => setSent(null)} />}
    </>
  );
};
