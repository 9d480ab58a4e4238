/** The face of a die that shows five, in the colour of the text. */
export const DiceIcon = () => (
  <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
    <rect x={3.5} y={3.5} width={17} height={17} rx={3} strokeWidth={1.8} />
    <path d="M8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01" strokeWidth={2.6} strokeLinecap="round" />
  </svg>
)
