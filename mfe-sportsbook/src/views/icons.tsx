/** Outlines on a 24 unit square; they take the colour of the text around them. */
const PATHS = {
  chevron: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  refresh: 'M20 11a8 8 0 1 0-2.3 6.2M20 4v7h-7',
  filter: 'M4 6h16M7 12h10M10 18h4',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  collapse: 'm7 4 5 5 5-5M7 20l5-5 5 5',
  expand: 'm7 9 5-5 5 5M7 15l5 5 5-5',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5.5 3.4 2.5-1.3 4H9.900l-1.300-4zM12 3v5.500M20.500 9.500 15.400 11M17.500 19l-3.400-4M6.500 19l3.400-4M3.500 9.500 8.600 11',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.500 5.700c3 3 3 9.600 0 12.600M18.500 5.700c-3 3-3 9.600 0 12.600',
  tennis:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.500 5.700c3 3 3 9.600 0 12.600M18.500 5.700c-3 3-3 9.600 0 12.600',
  esports:
    'M7 8h10a4 4 0 0 1 4 4.500c-.4 3.500-1.200 5-2.700 5-1.800 0-2.300-2.500-3.800-2.500h-5c-1.500 0-2 2.500-3.800 2.500-1.500 0-2.300-1.500-2.700-5A4 4 0 0 1 7 8Zm1 2.500v3M6.500 12h3M15.500 12h.01M17.500 12h.01',
  other: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 6v6M9 12h6',
} as const
export type IconName = keyof typeof PATHS

interface IconProps {
  name: IconName
  size?: number
  filled?: boolean
  className?: string
}

export function Icon({ name, size = 16, filled = false, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
