import type { CheckResult } from '@touchline/contracts/release'

export type Finding = Pick<CheckResult, 'verdict' | 'summary' | 'problems'>

export const passed = (summary: string): Finding => ({ verdict: 'passed', summary, problems: [] })
export const failed = (summary: string, problems: string[]): Finding => ({
  verdict: 'failed',
  summary,
  problems,
})
export const skipped = (summary: string): Finding => ({ verdict: 'skipped', summary, problems: [] })
