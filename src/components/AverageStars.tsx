import type { RatingSummary } from '../../contract/ratings';

/** A product's average in a few signs, and in words for those who hear the page. */
export const AverageStars = ({ rating }: { rating: RatingSummary | null | undefined }) =>
  rating && <b role="img" aria-label={rating.spoken}>{`★ ${rating.average} · ${rating.count} `}</b>;
