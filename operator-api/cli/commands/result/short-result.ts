import type { MatchResult } from '@touchline/rules'

/** A result in a few letters: its scores, or that it is called off. */
export function shortResult(result: Partial<MatchResult> | null): string {
  if (!result) return '-'
  const { status, full_time: full, half_time: half, winners } = result
  const first = half && `(${half.join('-')})`
  const state =
    status === 2 ? 'called off' : status === 5 ? 'suspended' : (full?.join('-') ?? winners?.join(', '))
  return [state, first].filter(Boolean).join(' ') || '-'
}
