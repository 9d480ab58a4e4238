import type { ErrorCode } from '@touchline/contracts/errors'
import type { BusEvent } from '@touchline/contracts/host'
import { Dialogs } from './dialogs'
import { showError } from './feedback'

/** The reaction to an error: the dialog, the toasts, the actions. */
function shown(code: ErrorCode, { dialog = false, isIn = true } = {}) {
  const dialogs = new Dialogs()
  const did: string[] = []
  const event: Extract<BusEvent, { type: 'error' }> = {
    type: 'error',
    code,
    text: 'why',
    dialog,
    source: 'test',
  }
  showError(
    {
      dialogs,
      isIn: () => isIn,
      upline: 'agent1',
      endSession: (ended) => did.push(`ended by ${ended}`),
      networkFailed: () => did.push('network failed'),
      log: () => did.push('logged'),
    },
    event,
  )
  const toasts = dialogs.toasts$.value.map((toast) => `${toast.tone} toast`)
  const box = dialogs.dialog$.value
  return [...did, ...toasts, ...(box ? [`${box.kind} dialog`] : [])]
}

test.each<[ErrorCode, { dialog?: boolean; isIn?: boolean }, string[]]>([
  ['session_expired', {}, ['ended by session_expired']],
  ['BLOCK', { isIn: false }, ['error dialog']],
  ['insufficient_balance', {}, ['logged']],
  ['insufficient_balance', { dialog: true }, ['logged', 'error dialog']],
  ['requestFailed', {}, ['network failed']],
  ['requestFailed', { dialog: true }, ['network failed', 'warning toast']],
  ['unableToGetBalanceAtTheMoment', {}, ['warning toast']],
  ['unableToGetBalanceAtTheMoment', { dialog: true }, ['error dialog']],
  ['liveCasinoDisabled', { dialog: true }, []],
  ['betNotExists', {}, ['notice dialog']],
  ['roomFull', {}, ['error dialog']],
  ['passwordChanged', {}, ['success toast']],
  ['actionFailed', {}, ['error dialog']],
  ['olderVersion', {}, ['notice dialog']],
  ['betOverMax', {}, ['error dialog']],
  ['usernameRequired', { dialog: true }, ['error dialog']],
  ['connectionFailed', {}, ['error dialog']],
])('%s with %p is shown as %p', (code, how, expected) => {
  expect(shown(code, how)).toEqual(expected)
})

test('what follows from the end of a session does not cover its reason', () => {
  const dialogs = new Dialogs()
  dialogs.show({ kind: 'session-end', text: 'expired', code: 'session_expired', picks: 0 })
  dialogs.show({ kind: 'error', text: 'later', code: 'roomFull' })
  expect(dialogs.dialog$.value).toMatchObject({ kind: 'session-end', text: 'expired' })
})
