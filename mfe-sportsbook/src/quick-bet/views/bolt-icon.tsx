/** A flash: one press bets. */
export const BoltIcon = () => (
  <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
    <path d="M13.500 2 5 13.500h5.500L9.500 22 19 9.500h-6z" />
  </svg>
)
