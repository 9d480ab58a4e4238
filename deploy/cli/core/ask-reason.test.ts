import { PassThrough } from 'node:stream'
import { askReason } from './ask-reason'

const io = (isInteractive: boolean, typed = '') => {
  const stdin = new PassThrough()
  stdin.write(typed)
  return {
    stdin,
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    env: {},
    isInteractive,
    isTerminal: false,
    hasColours: false,
    columns: 80,
    now: () => 0,
  }
}

describe('the reason of a change', () => {
  test.each([
    ['is the given one', io(true), 'slip is slow', 'slip is slow'],
    ['is the text that a person types', io(true, 'cash-out fails\n'), undefined, 'cash-out fails'],
    ['is the usual one when a person types nothing', io(true, '\n'), undefined, 'rollback'],
    ['is the usual one where nobody can be asked', io(false), undefined, 'rollback'],
    ['is not made of spaces', io(false), '   ', 'rollback'],
  ])('%s', async (_what, given, text, reason) => {
    expect(await askReason(given, text, 'rollback')).toBe(reason)
  })
})
