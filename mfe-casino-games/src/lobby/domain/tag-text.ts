/** Tags of games that have words; other providers' tags are shown as they are. */
const WORDED = [
  'table',
  'cards',
  'wheel',
  'dice',
  'poker',
  'classic',
  'lines',
  'ways',
  'cascade',
  'hold-and-win',
  'buy-feature',
  'jackpot',
  'fishing',
  'crash',
  'instant',
] as const

/** A tag as it is shown. */
export function tagText(tag: string, t: (key: string) => string): string {
  const known = WORDED.find((one) => one === tag)
  return known ? t(`tag.${known}`) : tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ')
}
