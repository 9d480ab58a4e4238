import type { SportKey } from '@touchline/contracts/odds'

/** Outlines on a 24-unit square, as in the kit; sports that have none get a plain ball. */
const PATHS: Readonly<Record<SportKey | 'other', string>> = {
  football:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 8.500l3.300 2.400-1.300 3.900h-4l-1.300-3.900zM12 3.500v5M20 9.500l-4.700 1.400M17 18.800l-3-4M7 18.800l3-4M4 9.500l4.700 1.400',
  basketball:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500v17M6 6c3 3 3 9 0 12M18 6c-3 3-3 9 0 12',
  tennis: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM6 6c3 3 3 9 0 12M18 6c-3 3-3 9 0 12',
  esports:
    'M7 8h10a4 4 0 0 1 4 4.500c-.4 3.500-1.200 5-2.700 5-1.800 0-2.300-2.500-3.800-2.500h-5c-1.500 0-2 2.500-3.800 2.500-1.500 0-2.300-1.500-2.700-5A4 4 0 0 1 7 8ZM8 10.500v3M6.500 12h3M15.500 12h.010M17.500 12h.010',
  other: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM5 8c4 3 10 3 14 0',
}

/** Decoration beside the name of a sport. */
export function SportIcon({ sport, size = 18 }: { sport: SportKey | undefined; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[sport ?? 'other']} />
    </svg>
  )
}
