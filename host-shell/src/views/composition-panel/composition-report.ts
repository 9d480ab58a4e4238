import type { AreaFacts } from '../../composition/composition'
import { type PanelFacts, placesOf, stageOf } from './panel-facts'

/**
 * The panel as a text for a ticket: a table in Markdown that reads well as it is. It names the member only by what the
 * buckets were drawn from, never by the account.
 */
export function compositionReport(
  facts: PanelFacts,
  page: { at: string; path: string; browser: string },
): string {
  const { document, areas, shell, member, device, isPushed } = facts
  const rows = areas.map((area) => [area.area, ...cellsOf(facts, area)])
  return [
    `# Composition of ${document.brand} / ${document.channel} at r${document.revision}`,
    '',
    `- Time: ${page.at}`,
    `- Page: ${page.path}`,
    `- Shell: ${shell}${shell === document.shell.current.version ? '' : ` (current: ${document.shell.current.version})`}`,
    `- Bucketed by: ${member === null ? 'device' : 'member'}; device in health reports: ${device.slice(0, 8)}`,
    `- News of releases: ${isPushed ? 'live socket' : 'asking'}`,
    `- Browser: ${page.browser}`,
    '',
    table(['Area', 'State', 'Runs', 'Current', 'Canary', 'Last good', 'Bucket', 'Loads', 'Errors'], rows),
    ...areas.filter(({ override }) => override).map(overrideLine),
    ...areas.filter(({ messages }) => messages.length > 0).flatMap(messageLines),
    '',
  ].join('\n')
}

function cellsOf(facts: PanelFacts, area: AreaFacts): string[] {
  const places = placesOf(facts.states, area.area)
  const stage = stageOf(facts, area.area)
  return [
    places.length === 0 ? stage : `${stage} (${places.join(', ')})`,
    area.running ?? '–',
    area.current + (area.pinned ? ' (pinned)' : '') + (area.urgent ? ' (urgent)' : ''),
    area.canary ? `${area.canary.version} for ${area.canary.percent} %` : '–',
    area.lastGood ?? '–',
    `${area.bucket}${area.inCanary ? ' (in the canary)' : ''}`,
    area.loads.map(({ version, ms }) => `${version}: ${ms} ms`).join(', ') || '–',
    String(area.errors),
  ]
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const overrideLine = ({ area, override }: AreaFacts): string =>
  `\nOverride of ${area}: ${override?.text}${override?.reason ? ` – is not running: ${override.reason}` : ''}`

const messageLines = ({ area, messages }: AreaFacts): string[] => [
  '',
  `Errors of ${area}:`,
  ...messages.map(({ at, text }) => `- ${new Date(at).toISOString()} ${text}`),
]
