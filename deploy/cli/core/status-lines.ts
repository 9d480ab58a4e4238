import type { AreaStatus, ReleaseStatus } from '../service/answers'
import { timeText } from './ago'
import { healthText } from './health-text'
import type { Colours, Output } from './output'
import { table } from './table'

/** From this width on there is room for what one can do without. */
const WIDE = 120

/** One brand and channel: a title, then a row for every area. */
export function statusLines(release: ReleaseStatus, output: Pick<Output, 'colours' | 'columns'>): string[] {
  const { colours, columns } = output
  const { brand, channel, revision, frozen } = release
  const ice = frozen ? `  ${colours.cyan(`frozen ${until(frozen.until)}`)}` : ''
  const isWide = columns >= WIDE
  const head = ['area', 'version', 'canary', 'health', ...(isWide ? ['last good', 'pinned to'] : [])]
  const rows = release.areas.map((area) => rowOf(area, colours, isWide))
  return [
    `${colours.bold(`${brand} · ${channel}`)}  ${colours.dim(`revision ${revision}`)}${ice}`,
    ...table(head.map(colours.dim), rows, columns),
  ]
}

const until = (at: number | null): string =>
  at === null ? 'until somebody ends it' : `until ${timeText(at)}`

function rowOf(area: AreaStatus, colours: Colours, isWide: boolean): string[] {
  const { canary, lastGood, pinned } = area
  const mark = pinned && !isWide ? colours.yellow(' pinned') : ''
  const share = canary ? `${canary.version} ${colours.cyan(`${canary.percent} %`)}` : colours.dim('–')
  const cells = [area.area, `${area.current.version}${mark}`, share, healthText(area, colours)]
  return isWide ? [...cells, lastGood ?? colours.dim('–'), pinned ?? colours.dim('–')] : cells
}
