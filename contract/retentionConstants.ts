/** How long the shop keeps what it deletes by itself. The privacy policy and `docs/operate.md` tell these numbers. */
export const RETENTION = {
  /** Who did what is part of the books: the eight financial years before the running one (Companies Act 2013, section 128(5)). */
  staffActions: { financialYears: 8 },
  /** Steps of an order, and what providers reported of its payment. A claim can be brought for so long (Limitation Act 1963). */
  orderHistory: { years: 3 },
  /** Consumers can complain for so long (Consumer Protection Act 2019, section 69). */
  enquiries: { years: 2 },
  /** Who asked to be told when the shop comes to a place: by then they have shopped elsewhere. */
  waitlist: { years: 1 },
  /** The same once they were told: the purpose is met, and staff still see what was sent. */
  toldWaitlist: { days: 30 },
  /** Logs of processing (DPDP Rules 2025, rule 8(3)). */
  messages: { years: 1 },
  /** Deliveries are disputed for at most this long. */
  evidencePhotos: { days: 180 },
} as const;
