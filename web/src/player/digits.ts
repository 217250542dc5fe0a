// A rating as it is read: in digits without a separator, like a year.

/** Returns the rating and its interval as texts, because a number in words would be grouped by thousands. */
export function inDigits({ rating, interval }: { rating: number; interval: number }): Record<string, string> {
  return { rating: String(rating), interval: String(interval) };
}
