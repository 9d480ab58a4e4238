import type { SessionState } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { Subject } from 'rxjs'
import { ShellWindows } from './windows-service'

const ORIGIN = 'http://brand.test'

/** A window opened by a page: its address and its calls. */
function fakeWindow(href: string) {
  const done: string[] = []
  const window = {
    closed: false,
    location: {
      get href() {
        if (!href.startsWith(ORIGIN) && href !== 'about:blank') throw new DOMException('another site')
        return href
      },
      replace: (to: string) => {
        done.push(`go to ${to}`)
        href = to
      },
    },
    focus: () => done.push('focus'),
    close: () => {
      done.push('close')
      window.closed = true
    },
  }
  return { window, done }
}

/** A page with its windows; the browser answers `open` with these in turn, null where it blocks them. */
function page(answers: (ReturnType<typeof fakeWindow>['window'] | null)[] = [], name = '') {
  const asked: string[][] = []
  const blocked: string[] = []
  const own: string[] = []
  const session$ = new Subject<SessionState>()
  const windows = new ShellWindows({
    window: {
      name,
      location: { href: `${ORIGIN}/desktop` } as Location,
      open: (...args: unknown[]) => {
        asked.push(args.map(String))
        return (answers[asked.length - 1] ?? null) as Window | null
      },
      close: () => own.push('close'),
    },
    onBlocked: (url) => blocked.push(url),
  })
  let isUnsure = false
  windows.follow(session$, () => isUnsure)
  const member = (account_id: string | null) =>
    session$.next(
      account_id === null ? { stage: 'out' } : { stage: 'in', account: fakeAccount({ account_id }) },
    )
  const unanswered = (is: boolean) => {
    isUnsure = is
  }
  return { windows, asked, blocked, own, member, session$, unanswered }
}

describe('a window of its own', () => {
  test.each([
    ['empty', 'about:blank', ['focus', `go to ${ORIGIN}/info/rules`]],
    ['at the page that is asked for, as it was left', `${ORIGIN}/info/rules`, ['focus']],
    ['at it with what was chosen there, as it was left', `${ORIGIN}/info/rules?topic=2`, ['focus']],
    ['at another page', `${ORIGIN}/info/rules-of-old`, ['focus', `go to ${ORIGIN}/info/rules`]],
    ['at another site', 'https://games.test/', ['focus', `go to ${ORIGIN}/info/rules`]],
  ])('that is %s', (_, href, expected) => {
    const { window, done } = fakeWindow(href)
    const { windows, asked, blocked } = page([window])
    expect(windows.open('/info/rules', 'rules')).toBe(true)
    expect(done).toEqual(expected)
    // Opened empty and by name: an existing window is reused and not reloaded.
    expect(asked).toEqual([['', 'touchline:rules', 'popup,width=1100,height=760']])
    expect(blocked).toEqual([])
  })

  test.each([
    ['another rule', '?rule=odds.moved', ['focus', `go to ${ORIGIN}/info/rules?rule=live.waiting`]],
    ['that rule already', '?rule=live.waiting', ['focus']],
  ])('that is at %s, and is opened at one rule, shows that rule', (_, search, expected) => {
    const { window, done } = fakeWindow(`${ORIGIN}/info/rules${search}`)
    page([window]).windows.open('/info/rules?rule=live.waiting', 'rules')
    expect(done).toEqual(expected)
  })

  test('is open before it is known where it goes', () => {
    const { window, done } = fakeWindow('about:blank')
    const prepared = page([window]).windows.prepare('game', { width: 800, height: 600 })
    expect(done).toEqual(['focus'])
    prepared?.go('https://games.test/play')
    expect(done.at(-1)).toBe('go to https://games.test/play')
  })

  test.each([
    ['opens none', null],
    ['closes it at once', { ...fakeWindow('about:blank').window, closed: true }],
  ])('of which the browser %s is shown in another way', (_, answer) => {
    const { windows, blocked } = page([answer])
    expect(windows.open('/info/rules', 'rules')).toBe(false)
    expect(blocked).toEqual(['/info/rules'])
    expect(windows.prepare('game')).toBeNull()
  })

  test('that the browser blocks is not shown in place where the caller offers a link', () => {
    const { windows, blocked } = page([null])
    expect(windows.open('/game', 'game', undefined, 'link')).toBe(false)
    expect(blocked).toEqual([])
  })
})

describe('windows go', () => {
  test.each<[string, (shown: ReturnType<typeof page>) => void, boolean]>([
    ['with the session', ({ member }) => member(null), true],
    ['with a member in whose place another one is', ({ member }) => member('demo2'), true],
    ['not with a profile that was read again', ({ member }) => member('demo'), false],
    ['not before it is known who is in', ({ session$ }) => session$.next({ stage: 'unknown' }), false],
  ])('%s', (_, happens, gone) => {
    const opened = fakeWindow('about:blank')
    const opener = page([opened.window])
    const itself = page([], 'touchline:statement')
    for (const shown of [opener, itself]) {
      shown.member('demo')
      shown.windows.open('/info/statement', 'statement')
      happens(shown)
    }
    expect([opened.window.closed, itself.own]).toEqual([gone, gone ? ['close'] : []])
    // A page that nobody opened stays.
    expect(opener.own).toEqual([])
  })

  test('when they are loaded anew and nobody is logged in any more', () => {
    const itself = page([], 'touchline:rules')
    itself.member(null)
    expect(itself.own).toEqual(['close'])
  })

  test('not when they are loaded anew while nobody answers who is logged in; then with the answer', () => {
    const itself = page([], 'touchline:rules')
    itself.unanswered(true)
    itself.member(null)
    expect(itself.own).toEqual([])
    itself.unanswered(false)
    itself.member(null)
    expect(itself.own).toEqual(['close'])
  })
})
