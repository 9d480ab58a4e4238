/** Outlines on a 24 unit square; they take the colour of the text around them. */
const PATHS = {
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  question:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.6 6.6a2.7 2.7 0 1 1 3.9 2.4c-.9.4-1.300 1-1.300 2M12 16.700v.3',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.500M12 7.800v.3',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.500V12l3 2',
  ticket: 'M4 7h16v3.500a1.500 1.500 0 0 0 0 3V17H4v-3.500a1.500 1.500 0 0 0 0-3zM14 7v10',
  chevron: 'm6 9 6 6 6-6',
} as const
export type SlipIconName = keyof typeof PATHS

export function SlipIcon({ name, size = 16 }: { name: SlipIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
