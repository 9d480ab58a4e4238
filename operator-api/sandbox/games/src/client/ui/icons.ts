import { svg } from './dom'

const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  mute: 'M4 9v6h4l5 4V5L8 9H4zM17 9l5 6M22 9l-5 6',
  sound: 'M4 9v6h4l5 4V5L8 9H4zM16.5 8.5a5 5 0 010 7M19 6a8.5 8.5 0 010 12',
  shield: 'M12 3l8 3v6c0 5-3.4 8-8 9.5C7.4 20 4 17 4 12V6l8-3z',
  back: 'M15 5l-7 7 7 7',
  info: 'M12 11v6M12 7.5v.5M12 3a9 9 0 100 18 9 9 0 000-18z',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  spin: 'M20 12a8 8 0 11-2.5-5.8M20 3v5h-5',
  stop: 'M7 7h10v10H7z',
  auto: 'M8 5l11 7-11 7V5z',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6l1-7z',
} as const

export type IconName = keyof typeof PATHS

export const icon = (name: IconName): SVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', width: 24, height: 24, class: 'icon', 'aria-hidden': 'true' },
    svg('path', { d: PATHS[name] }),
  )
