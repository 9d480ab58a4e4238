import { CATALOGUE } from './catalogue'
import { FEEDBACK } from './feedback'
import { errorFieldOf, feedbackOf, hasErrorRow, isBreakdown, refusalMeaning } from './table'
import { isErrorCode } from './texts'

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

  test.each([
    ['invalidOddsBall', 'edit'],
    ['betOverMax', 'edit'],
    ['insufficient_balance', 'edit'],
    ['duplicate_debit_record', 'uncertain'],
    ['requestProcessing', 'uncertain'],
    ['systemError', 'uncertain'],
    ['connectionFailed', 'uncertain'],
    ['matchNotActive', 'final'],
    ['SUSPEND', 'final'],
    ['betKeyAbandoned', 'final'],
    ['a code that nobody knows', 'final'],
  ] as const)('%s after a bet is %s', (code, meaning) => {
    expect(refusalMeaning(code)).toBe(meaning)
  })

  test.each([
    ['betOverMax', 'stake'],
    ['insufficient_balance', 'stake'],
    ['invalid_password', 'password'],
    ['changeStakeMin', undefined],
    ['roomFull', undefined],
    ['a code that nobody knows', undefined],
  ])('%s belongs to the field %s', (code, field) => {
    expect(errorFieldOf(code)).toBe(field)
  })

  test.each([
    ['internalServerError', true],
    ['dataError', true],
    ['requestFailed', false],
    ['insufficient_balance', false],
  ])('%s says that a server broke down: %s', (code, isBroken) => {
    expect(isBreakdown(code)).toBe(isBroken)
  })

  test.each([
    ['insufficient_balance', true],
    ['roomFull', false],
  ])('%s has more to it than its text: %s', (code, hasMore) => {
    expect(hasErrorRow(code)).toBe(hasMore)
    expect(isErrorCode(code)).toBe(true)
  })

  test.each(['toString', 'constructor', '__proto__', ''])('%p of the prototype is no code', (code) => {
    expect(isErrorCode(code)).toBe(false)
    expect(hasErrorRow(code)).toBe(false)
  })
})
