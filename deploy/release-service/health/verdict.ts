import type { ErrorBudget, VersionHealth } from '@touchline/contracts/release'
import type { Counted, Figures } from './device-window'

/** Two unlucky phones are no bad release, and somebody who wants to end a canary has a few addresses: from fewer nothing is believed. */
const SOURCES_MIN = 5
/** A version is bad when it fails more often than this many times the one it is compared with. */
const TIMES_OTHER = 2
/** One address brings in at most this share of the devices that a verdict takes. */
const SHARE_OF_A_SOURCE = 0.1

/** A version with all facts for a verdict of it. */
export interface Judged extends VersionHealth {
  figures: Figures
}

/** How many devices of one address count. */
export const devicesPerSource = ({ minLoads }: ErrorBudget): number =>
  Math.max(1, Math.floor(minLoads * SHARE_OF_A_SOURCE))

/**
 * From how many addresses failures must come: more than the budget's share of all that got the version, so that it takes
 * the more of them the more players there are, and never fewer than a handful.
 */
const networksNeeded = (all: number, { maxErrorRate }: ErrorBudget): number =>
  Math.max(SOURCES_MIN, Math.floor(maxErrorRate * all) + 1)

const isWidespread = (failing: number, all: number, budget: ErrorBudget): boolean =>
  failing >= networksNeeded(all, budget)

/** The verdict on a version's figures under its budget. */
export function verdictOf(
  { loads, rate, sources, failingSources }: Pick<Figures, 'loads' | 'rate' | 'sources' | 'failingSources'>,
  budget: ErrorBudget,
): VersionHealth['verdict'] {
  if (loads < budget.minLoads) return 'too_few'
  const isBad = rate > budget.maxErrorRate && isWidespread(failingSources, sources, budget)
  return isBad ? 'bad' : 'good'
}

/** Of a version over its budget whose failures come from too few networks to be believed: from how many; else null. */
export function fewNetworks(
  { loads, rate, sources, failingSources: failing }: Parameters<typeof verdictOf>[0],
  budget: ErrorBudget,
): VersionHealth['fewNetworks'] {
  const needs = networksNeeded(sources, budget)
  const isOver = loads >= budget.minLoads && rate > budget.maxErrorRate
  return isOver && failing < needs ? { failing, needs } : null
}

/** Whether one fails clearly more often than the other; an unknown version counts as never failed. */
export const isWorse = (rate: number, other: number | null): boolean => rate > TIMES_OTHER * (other ?? 0)

/**
 * Whether a canary must end: over its budget and clearly worse than the version that runs beside it. When both fail
 * alike something else is broken, and ending the canary would help nobody. Pages that stop answering count as well;
 * pages that never reported count only in comparison with the other version, since robots run no scripts.
 */
export function mustEnd(canary: Judged, current: Judged | null, budget: ErrorBudget): boolean {
  const beside = current && current.verdict !== 'too_few' ? current : null
  if (canary.verdict === 'bad' && isWorse(canary.rate, beside?.rate ?? null)) return true
  const { loads, sources } = canary.figures
  const counted = countedBeside(canary.figures, beside !== null)
  if (loads < budget.minLoads || !isWidespread(counted.sources, sources, budget)) return false
  const rate = counted.devices / loads
  return rate > budget.maxErrorRate && isWorse(rate, beside && rateOf(beside.figures))
}

const countedBeside = ({ failedOrHung, failedHungOrSilent }: Figures, isCompared: boolean): Counted =>
  isCompared ? failedHungOrSilent : failedOrHung

const rateOf = ({ failedHungOrSilent, loads }: Figures): number => failedHungOrSilent.devices / loads
