import type { ComponentType } from 'react';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { InvoicesSection } from './InvoicesSection';
import { MessagesSection } from './MessagesSection';
import { PackingSection } from './PackingSection';

/** What other parts of the staff area show on an order's page, below its items. */
export const ORDER_SECTIONS: readonly ComponentType<{ order: StaffOrder }>[] = [
  PackingSection,
  InvoicesSection,
  MessagesSection,
];
