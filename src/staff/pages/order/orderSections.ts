import type { ComponentType } from 'react';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { ComplaintsSection } from './ComplaintsSection';
import { InvoicesSection } from './InvoicesSection';
import { MessagesSection } from './MessagesSection';
import { PackingSection } from './PackingSection';

/** What other parts of the staff area show on an order's page, below its items. */
export const ORDER_SECTIONS: readonly ComponentType<{ order: StaffOrder }>[] = [
  ComplaintsSection,
  PackingSection,
  InvoicesSection,
  MessagesSection,
];
