import { type PressFacts, pressVerdict } from './reduce-press'
import { isHasty } from './slip-gate'

const READY: PressFacts = {
  now: 1000,
  guardedUntil: 0,
  isEditing: true,
  readiness: 'ready',
  isUnread: false,
  paysTooMuch: false,
  hasStakeToMend: false,
}

test.each<{ facts: string; change: Partial<PressFacts>; verdict: string }>([
  { facts: 'a ready bet', change: {}, verdict: 'bet' },
  { facts: 'a pending bet', change: { isEditing: false }, verdict: 'too_soon' },
  { facts: 'a button that changes', change: { guardedUntil: 1001 }, verdict: 'too_soon' },
  { facts: 'a button that changed long ago', change: { guardedUntil: 1000 }, verdict: 'bet' },
  { facts: 'a locked selection', change: { readiness: 'locked' }, verdict: 'locked' },
  { facts: 'a payout above the limit', change: { paysTooMuch: true }, verdict: 'locked' },
  { facts: 'a moved price', change: { readiness: 'asks' }, verdict: 'consent' },
  { facts: 'a price that moved just now', change: { readiness: 'asks', isUnread: true }, verdict: 'unread' },
  { facts: 'a ready bet that is unread', change: { isUnread: true }, verdict: 'bet' },
  { facts: 'no stake', change: { hasStakeToMend: true }, verdict: 'mend_stake' },
  {
    facts: 'a moved price without a stake',
    change: { readiness: 'asks', hasStakeToMend: true },
    verdict: 'mend_stake',
  },
])('a press on $facts: $verdict', ({ change, verdict }) => {
  expect(pressVerdict({ ...READY, ...change })).toBe(verdict)
})

test.each([
  { ms: 399, hasty: true },
  { ms: 400, hasty: false },
])('$ms ms after a change a press is hasty: $hasty', ({ ms, hasty }) => {
  expect(isHasty(1000, 1000 + ms)).toBe(hasty)
})
