import type { AreaStatus, ReleaseStatus } from '@touchline/contracts/release'
import { timeText } from './ago'
import { budgetText } from './budget-text'
import { healthText } from './health-text'
import type { Colours, Output } from './output'
import { table } from './table'

/** From this width on there is room for optional columns. */
const WIDE = 100

/** One brand and channel: a title, a row for every area, and below it one for its canary. */
export function statusLines(
  release: ReleaseStatus,
  { colours, columns }: Pick<Output, 'colours' | 'columns'>,
): string[] {
  const { brand, channel, revision, frozen } = release
  const ice = frozen ? `  ${colours.cyan(`frozen ${until(frozen.until)}`)}` : ''
  const isWide = columns >= WIDE
  const head = ['area', 'version', 'failures', ...(isWide ? ['last good', 'pinned to'] : [])]
  const rows = release.areas.flatMap((area) => rowsOf(area, colours, isWide))
  return [
    `${colours.bold(`${brand} · ${channel}`)}  ${colours.dim(`revision ${revision}`)}${ice}`,
    ...table(head.map(colours.dim), rows, columns),
    ...budgetLines(release.areas).map((line) => colours.dim(line.slice(0, columns))),
    ...release.areas.flatMap(doubtsOf).map((line) => colours.yellow(line.slice(0, columns))),
    ...release.areas.flatMap(faultsOf).map((line) => colours.red(line.slice(0, columns))),
  ]
}

/** One line for most areas, and one for those with another budget. */
function budgetLines(areas: readonly AreaStatus[]): string[] {
  const byText = new Map<string, string[]>()
  for (const { area, budget } of areas) {
    const text = budgetText(budget)
    byText.set(text, [...(byText.get(text) ?? []), area])
  }
  return [...byText]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([text, same], at) => `budget${at === 0 ? '' : ` of ${same.join(', ')}`}: ${text}`)
}

/** Of every version that is over its budget by what too few networks say: from how many it would be believed. */
function doubtsOf({ area, current, canary }: AreaStatus): string[] {
  return [current, canary].flatMap((one) => {
    const few = one?.health?.fewNetworks
    if (!few) return []
    const from = `${few.failing} ${few.failing === 1 ? 'network' : 'networks'} only; needs ${few.needs}`
    return [`! ${area}@${one.version}: over budget, but from ${from}`]
  })
}

/** Of every version that is over its budget: what fails, how often, and the newest of what a page wrote. */
function faultsOf({ area, current, canary }: AreaStatus): string[] {
  return [current, canary].flatMap((one) => {
    if (one?.health?.verdict !== 'bad') return []
    const { failures, messages } = one.health
    const kinds = Object.entries(failures).map(([kind, count]) => `${kind} ${count}`)
    const newest = messages[0] === undefined ? '' : `: “${messages[0]}”`
    return [`✗ ${area}@${one.version} is over its budget (${kinds.join(', ')})${newest}`]
  })
}

const until = (at: number | null): string =>
  at === null ? 'until somebody ends it' : `until ${timeText(at)}`

function rowsOf(status: AreaStatus, colours: Colours, isWide: boolean): string[][] {
  const { area, current, canary, lastGood, pinned } = status
  const none = colours.dim('–')
  const mark = pinned && !isWide ? colours.yellow(' pinned') : ''
  const row = [area, current.version + mark, healthText(current.health, colours)]
  const own = isWide ? [...row, lastGood ?? none, pinned ? colours.yellow(pinned) : none] : row
  if (!canary) return [own]
  const share = colours.cyan(`└ canary ${canary.percent} %`)
  return [own, [share, canary.version, healthText(canary.health, colours), ...(isWide ? ['', ''] : [])]]
}
