import { ICON_PATHS, type IconName } from './icon-paths'

interface IconProps {
  name: IconName
  /** Pixels, 20 by default. */
  size?: number
  filled?: boolean
  className?: string
}

/** A picture beside words, silent for screen readers. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
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
      focusable="false"
      className={className}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
