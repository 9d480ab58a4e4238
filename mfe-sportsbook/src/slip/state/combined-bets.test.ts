import { betCheck, betMmoClick, type Call } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { type Kind, legsOf, sentOf } from '../../testing/combined-steps'
import type { CombinationMode, SentCombination } from '../domain/slip-sent'
import { combinedBets } from './combined-bets'

const picks = legsOf('parlay')
const terms = { odds: 204, ball: 10, line: -2, score: null }
const body = { line_id: 9901, selection: 'home', goals: 1, percent: -50, upper: 'home', odds: 95, ball: 5 }

test.each<[Kind, 1 | 2, string, object]>([
  ['parlay', 1, 'betParlay', { picks: picks.map((pick) => ({ ...pick, ...terms })), stake: 5000 }],
  ['parlay', 2, 'vBetParlay', { stake: 5000 }],
  ['system', 1, 'betSysParlay', { units: [{ stake: 1000 }, { stake: 2000 }] }],
  ['system', 2, 'vBetSysParlay', {}],
  ['body', 1, 'betSingleMmo', { match_id: 501, ...body, score: null, stake: 10_000 }],
  ['body', 2, 'vBetSingleMmo', { stake: 10_000 }],
  ['maung', 1, 'betParlayMmo', { picks: [body, { ...body, line_id: 9902 }], stake: 10_000, deduction: 15 }],
  ['maung', 2, 'vBetParlayMmo', { deduction: 15 }],
])('a %s at an operator of type %i is placed by %s', async (kind, operatorType, name, request) => {
  const fake = createFakeHost()
  const sent = sentOf(kind) as SentCombination
  await combinedBets(fake.host.call).place(sent, operatorType)
  const { idem_key } = sent.request
  expect(fake.asked).toMatchObject([{ name, request: { idem_key, accept: 'better', ...request } }])
  // The tickets of a system have the stake.
  if (kind === 'system') expect(fake.asked[0]?.request).not.toHaveProperty('stake')
})

const LIMIT = { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'x' }
const MAUNG = { ...LIMIT, deductions: { byLegs: {}, otherwise: 20 } }

test.each<[CombinationMode, Call, answer: object, asked: object, limit: object | null]>([
  ['parlay', betCheck, { quotes: [], combination: LIMIT }, { kind: 'parlay' }, LIMIT],
  ['system', betCheck, { quotes: [], combination: LIMIT }, { kind: 'system' }, LIMIT],
  ['system', betCheck, { quotes: [], combination: undefined }, { kind: 'system' }, null],
  ['myanmar', betMmoClick, { quotes: [], parlay: MAUNG }, { picks: [{ match_id: 501 }] }, MAUNG],
])('a %s asks for its own limits', async (mode, call, answer, request, limit) => {
  const fake = createFakeHost()
  fake.answer(call, answer as never)
  const found = await combinedBets(fake.host.call).check(mode, picks.slice(0, 1))
  expect(fake.asked).toMatchObject([{ name: call.name, request }])
  expect(found).toEqual({ kind: 'ok', data: { quotes: [], limit } })
})

test.each(['parlay', 'myanmar'] as const)('a refused question about a %s has no limits', async (mode) => {
  const fake = createFakeHost()
  for (const call of [betCheck, betMmoClick]) fake.refuse(call, 'requestLimit')
  const found = await combinedBets(fake.host.call).check(mode, picks)
  expect(found).toMatchObject({ kind: 'refused', code: 'requestLimit' })
})
