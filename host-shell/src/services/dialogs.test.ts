import type { Notice, NoticeReceipt } from '@touchline/contracts/host'
import { Dialogs, type ShellDialog } from './dialogs'

const receipt = (reference: string): NoticeReceipt => ({
  title: 'Bet accepted',
  time: '23:22:24',
  selection: 'Arsenal −0.5',
  price: '−0.96',
  amounts: ['Stake 100.00'],
  reason: null,
  reference,
})

describe('toasts', () => {
  test.each([
    { sent: ['info a', 'info b', 'info c'], shown: ['b', 'c'] },
    { sent: ['error a', 'info b', 'success c'], shown: ['a', 'c'] },
    { sent: ['error a', 'warning b', 'success c'], shown: ['b', 'c'] },
    { sent: ['info a', 'info a'], shown: ['a'] },
  ])('$sent leaves $shown: two at most, and news of a loss outlasts good news', ({ sent, shown }) => {
    const dialogs = new Dialogs()
    for (const one of sent) {
      const [tone, text] = one.split(' ') as [Notice['tone'], string]
      dialogs.notify({ tone, text })
    }
    expect(dialogs.toasts$.value.map(({ text }) => text)).toEqual(shown)
  })

  test('two bets on one selection have a receipt each', () => {
    const dialogs = new Dialogs()
    for (const reference of ['TL-1', 'TL-1', 'TL-2'])
      dialogs.notify({ tone: 'success', text: 'Bet accepted: Arsenal', receipt: receipt(reference) })
    expect(dialogs.toasts$.value.map((toast) => toast.receipt?.reference)).toEqual(['TL-1', 'TL-2'])
  })
})

const error = (text: string): ShellDialog => ({ kind: 'error', text, code: 'roomFull' })
const ended: ShellDialog = { kind: 'session-end', text: 'ended', code: 'session_expired', picks: 0 }

describe('dialogs', () => {
  test.each<[string, ShellDialog[], string[]]>([
    ['come one after the other', [error('a'), error('b')], ['a', 'b']],
    ['that read alike are one', [error('a'), error('b'), error('b'), error('a')], ['a', 'b']],
    ['of a flood are three', ['a', 'b', 'c', 'd', 'e'].map(error), ['a', 'b', 'c']],
    ['of an ended session are its reason alone', [error('a'), error('b'), ended, error('c')], ['ended']],
    ['of different kinds wait for each other', [{ kind: 'notice', text: 'a' }, error('b')], ['a', 'b']],
  ])('%s', (_, sent, expected) => {
    const dialogs = new Dialogs()
    for (const one of sent) dialogs.show(one)
    const read: string[] = []
    for (let shown = dialogs.dialog$.value; shown; shown = dialogs.dialog$.value) {
      if ('text' in shown) read.push(shown.text)
      dialogs.close()
    }
    expect(read).toEqual(expected)
  })
})
