import type { PublishedVersion } from '@touchline/contracts/release'
import { type Finding, failed, passed } from './check-result'
import { firstLoadOf, lazyFilesOf } from './first-load'
import { withOneLanguage } from './words-of-files'

/** Transfer limits of an area, in kilobytes (1024 bytes), gzipped. */
export interface Budget {
  /** JavaScript before it shows something. */
  scriptKb: number
  /** Style sheets before it shows something. */
  styleKb: number
  /** The largest file that comes later, pictures too. */
  lazyFileKb: number
  /** All scripts and style sheets that come later, with the words of the one language that has most of them. */
  lazyKb: number
}
export type Budgets = Readonly<Record<string, Budget>>

/** Name of the budget of areas that have none of their own. */
export const OTHERS = 'others'

const UNKNOWN_SHOWN = 3
/** Bytes that a copy of the entry may weigh beyond the entry and its words: the code that joins them. */
const COPY_MORE = 1024

/** Whether the files of a version stay within the budget of its area, early and late files apart. */
export function checkBudget(area: string, manifest: PublishedVersion, budgets: Budgets): Finding {
  const budget = budgets[area] ?? budgets[OTHERS]
  if (!budget) return failed('no budget', [`deploy/budgets.json has neither "${area}" nor "${OTHERS}"`])
  const { entry, initial, worded = {}, integrity, sizes = {} } = manifest
  const all = new Set([entry, ...initial, ...Object.values(worded), ...Object.keys(integrity)])
  const unknown = [...all].filter((file) => sizes[file] === undefined)
  if (unknown.length > 0)
    return failed(
      'sizes unknown',
      unknown
        .slice(0, UNKNOWN_SHOWN)
        .map((file) => `nobody knows what ${file} of ${area}@${manifest.version} weighs`),
    )
  const { script, style } = firstLoadOf(manifest)
  const lazy = lazyFilesOf(manifest)
  const [largest] = lazy.toSorted((one, other) => other.gzip - one.gzip)
  const code = withOneLanguage(lazy.filter(({ file }) => /\.(js|css)$/.test(file)))
  const parts = [
    { what: 'JavaScript', is: script, may: budget.scriptKb },
    { what: 'CSS', is: style, may: budget.styleKb },
    {
      what: `largest lazy file ${largest?.file ?? ''}`.trim(),
      is: largest?.gzip ?? 0,
      may: budget.lazyFileKb,
    },
    { what: 'all lazy files', is: code.reduce((sum, { gzip }) => sum + gzip, 0), may: budget.lazyKb },
  ].map(({ is, ...part }) => ({ ...part, is: is / 1024 }))
  const measured = parts.map(({ what, is, may }) => `${what} ${is.toFixed(1)} of ${may} kB gz`)
  const over = parts.filter(({ is, may }) => is > may)
  const heavier = heavierCopies(manifest)
  if (heavier.length > 0) return failed('over budget', heavier)
  if (over.length === 0) return passed(`sizes within budget: ${measured.join(', ')}`)
  return failed(
    'over budget',
    over.map(({ what, is, may }) => `${what}: ${is.toFixed(1)} kB gz, ${(is - may).toFixed(1)} over ${may}`),
  )
}

/** Copies of the entry that weigh more than the entry and the words that they bring along: no budget counts them otherwise. */
function heavierCopies({ entry, words = {}, worded = {}, sizes = {} }: PublishedVersion): string[] {
  const weight = (file: string | undefined) => (file === undefined ? 0 : (sizes[file]?.gzip ?? 0))
  return Object.entries(worded).flatMap(([language, copy]) => {
    const may = weight(entry) + weight(words[language]) + COPY_MORE
    const over = weight(copy) - may
    return over > 0 ? [`${copy} weighs ${over} bytes more than ${entry} with its words`] : []
  })
}
