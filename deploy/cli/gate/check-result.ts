export const CHECKS = ['contract', 'singletons', 'budget', 'conformance', 'smoke'] as const
export type CheckName = (typeof CHECKS)[number]

/** What one check of the gate found. */
export interface CheckResult {
  name: CheckName
  /** A check that was left out passes nothing: only `passed` opens the gate. */
  verdict: 'passed' | 'failed' | 'skipped'
  /** One line for a person. */
  summary: string
  /** One line per thing that is wrong. */
  problems: string[]
  /** Milliseconds it took. */
  tookMs: number
}

export type Finding = Pick<CheckResult, 'verdict' | 'summary' | 'problems'>

export const passed = (summary: string): Finding => ({ verdict: 'passed', summary, problems: [] })
export const failed = (summary: string, problems: string[]): Finding => ({
  verdict: 'failed',
  summary,
  problems,
})
export const skipped = (summary: string): Finding => ({ verdict: 'skipped', summary, problems: [] })
