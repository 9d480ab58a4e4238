/** Colour roles of a mode: what a thing is, never how it looks. */
export type Role =
  | 'page'
  | 'surface'
  | 'zebra'
  | 'raised'
  | 'divider'
  | 'control-border'
  | 'text'
  | 'muted'
  | 'tint'
  | 'negative'
  | 'up'
  | 'down'
  | 'live'
  | 'info'
  | 'warning'
  | 'flash-up'
  | 'flash-down'

/** Roles that a brand may change; nothing else belongs to a theme. */
export type BrandRole = 'header' | 'primary' | 'on-primary' | 'accent' | 'odds-cell'

export type Mode = 'light' | 'dark'
export const THEMES = ['color1', 'color2', 'color3', 'color4'] as const
export type Theme = (typeof THEMES)[number]

/** Roles that every brand shares. */
export const NEUTRAL: Record<Mode, Record<Role, string>> = {
  light: {
    page: '#EEF1F5',
    surface: '#FFFFFF',
    zebra: '#F6F8FB',
    raised: '#FFFFFF',
    divider: '#D5DBE4',
    'control-border': '#7C8798',
    text: '#16202E',
    muted: '#526073',
    tint: '#E9EDF3',
    negative: '#B42318',
    up: '#0B6B3A',
    down: '#A3211A',
    live: '#B54708',
    info: '#175CD3',
    warning: '#8A4B00',
    'flash-up': '#CDEFD9',
    'flash-down': '#FAD7D3',
  },
  dark: {
    page: '#0B1017',
    surface: '#131A24',
    zebra: '#18212D',
    raised: '#1D2735',
    divider: '#2B3747',
    'control-border': '#75859B',
    text: '#E8EDF4',
    muted: '#9FB0C4',
    tint: '#1C2633',
    negative: '#FF8A80',
    up: '#4ADE80',
    down: '#FF8A80',
    live: '#FDB022',
    info: '#84B6FF',
    warning: '#F5B544',
    'flash-up': '#123D27',
    'flash-down': '#47191A',
  },
}

type BrandColours = Record<BrandRole, string>
const brand = (
  header: string,
  primary: string,
  onPrimary: string,
  accent: string,
  oddsCell: string,
): BrandColours => ({
  header,
  primary,
  'on-primary': onPrimary,
  accent,
  'odds-cell': oddsCell,
})
const WHITE = '#FFFFFF'
const NIGHT = '#0B1017'

/** Harbour, Pitch (default), Crimson, Violet. */
export const BRANDS: Record<Theme, Record<Mode, BrandColours>> = {
  color1: {
    light: brand('#0B2545', '#0F6E84', WHITE, '#B45309', '#E6F1F4'),
    dark: brand('#081B33', '#5CC8DE', NIGHT, '#F5B544', '#15303A'),
  },
  color2: {
    light: brand('#0F3D2E', '#0B7A4B', WHITE, '#9A6700', '#E7F4ED'),
    dark: brand('#0A2A20', '#4FD19B', NIGHT, '#E9C46A', '#143326'),
  },
  color3: {
    light: brand('#4A0E1C', '#A61E3F', WHITE, '#8A4B00', '#E9EDF1'),
    dark: brand('#330A14', '#FF8FA6', NIGHT, '#F5B544', '#252A35'),
  },
  color4: {
    light: brand('#2A1B5B', '#5B3FD1', WHITE, '#4D6B00', '#EEEBFB'),
    dark: brand('#1C1240', '#B3A2FF', NIGHT, '#B8E04A', '#261F45'),
  },
}
