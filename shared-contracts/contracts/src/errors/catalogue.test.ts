import { CATALOGUE } from './catalogue'
import { feedbackOf, isErrorCode } from './codes'
import { FEEDBACK } from './feedback'

describe('the error catalogue', () => {
  test.each(Object.entries(CATALOGUE))('%s has a meaning in English and a known feedback', (_code, entry) => {
    expect(entry.text.length).toBeGreaterThan(1)
    expect(FEEDBACK).toContain(entry.feedback)
  })

  test.each([
    ['session_expired', 'logout'],
    ['BLOCK', 'logout'],
    ['permission_denied', 'logout'],
    ['loginLimit', 'logged'],
    ['insufficient_balance', 'logged'],
    ['requestFailed', 'network'],
    ['connectionFailed', 'dialog'],
    ['unableToGetBalanceAtTheMoment', 'warning'],
    ['actionSucceeded', 'success'],
    ['actionFailed', 'dialog'],
    ['olderVersion', 'notice'],
    ['liveCasinoDisabled', 'silent'],
    ['betNotExists', 'notice'],
    ['tournamentDisabled', 'dialog'],
    ['a code that nobody knows', 'dialog'],
  ] as const)('%s is shown as %s', (code, feedback) => {
    expect(feedbackOf(code)).toBe(feedback)
  })

  test.each(['toString', 'constructor', '__proto__', ''])('%p of the prototype is no code', (code) => {
    expect(isErrorCode(code)).toBe(false)
  })
})
