/** @jest-environment jsdom */
import '../../jest/setup-jsdom.cjs'
import { HOST_SINCE, type HostServices, type RemoteModule, type Unmount } from '@touchline/contracts/host'
import { from } from 'rxjs'
import { checkPiece } from './check-piece'
import { LIVES } from './lifecycles'

type Mount = RemoteModule['mount']

const noop = () => undefined

/** A remote that conforms, but for what `sin` does after mounting; what it returns is done at unmount. */
const remoteThat = (sin: (target: HTMLElement, host: HostServices) => unknown): Mount => {
  return async (target, host) => {
    target.append('a page')
    const undo = sin(target, host)
    return () => {
      if (typeof undo === 'function') undo()
      target.replaceChildren()
    }
  }
}

const remoteOf = (mount: Mount): RemoteModule => ({
  name: 'sample',
  version: '1.0.0',
  contractRange: '^1.0',
  mount,
})

/** Everything that the kit finds in all lives of a remote in a shell of contracts 1.0, where `newKey` came with 1.3. */
async function faultsOf(mount: Mount): Promise<string> {
  const visiting = { contract: '1.0', since: { ...HOST_SINCE, newKey: '1.3' }, settleMs: 10 }
  const faults: string[] = []
  for (const life of LIVES) {
    faults.push(...(await checkPiece(remoteOf(mount), { path: '/sample', parcel: null }, life, visiting)))
  }
  return faults.join('\n')
}

/** State that a module keeps between mounts. */
const kept = { mounts: 0, root: null as HTMLElement | null, test: 0 }

const sample = { value: noop, configurable: true, enumerable: false }
const builtIn = { trim: String.prototype.trim, back: History.prototype.back }

const SINS: [name: string, mount: Mount, words: string][] = [
  [
    'listens to the window',
    remoteThat(() => window.addEventListener('resize', () => undefined)),
    'a listener stays: window resize',
  ],
  [
    'listens to the document in the capture phase',
    remoteThat(() => document.addEventListener('keydown', () => undefined, { capture: true })),
    'a listener stays: document keydown capture',
  ],
  [
    'removes a listener with the wrong options',
    remoteThat(() => {
      const listener = () => undefined
      window.addEventListener('scroll', listener, true)
      return () => window.removeEventListener('scroll', listener)
    }),
    'a listener stays: window scroll capture',
  ],
  [
    'listens to a media query',
    remoteThat(() => window.matchMedia('(min-width: 768px)').addEventListener('change', () => undefined)),
    'a listener stays: media query (min-width: 768px) change',
  ],
  [
    'observes sizes',
    remoteThat((target) => new ResizeObserver(noop).observe(target)),
    'an observer goes on: ResizeObserver',
  ],
  [
    'observes what is in view',
    remoteThat((target) => new IntersectionObserver(noop).observe(target)),
    'an observer goes on: IntersectionObserver',
  ],
  [
    'observes changes',
    remoteThat(() => new MutationObserver(noop).observe(document.body, { childList: true })),
    'an observer goes on: MutationObserver',
  ],
  [
    'leaves an interval',
    remoteThat(() => void setInterval(noop, 1000)),
    'a timer goes on: setInterval 1000 ms',
  ],
  ['leaves a timeout', remoteThat(() => void setTimeout(noop, 5000)), 'a timer goes on: setTimeout 5000 ms'],
  [
    'leaves a loop of frames',
    remoteThat(() => {
      const { test } = kept
      const draw = () => void (kept.test === test && requestAnimationFrame(draw))
      draw()
    }),
    'a timer goes on: requestAnimationFrame',
  ],
  [
    'opens a channel of its own',
    remoteThat(() => void new WebSocket('ws://127.0.0.1:9/')),
    'a connection stays open: WebSocket',
  ],
  [
    'leaves a style element',
    remoteThat(() => document.head.append(document.createElement('style'))),
    'a style sheet stays: <style>',
  ],
  [
    'leaves a style sheet',
    remoteThat(() =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' })),
    ),
    'a style sheet stays: <link rel="stylesheet">',
  ],
  [
    'leaves a dialog beside its target',
    remoteThat(() => document.body.append(document.createElement('dialog'))),
    'an element stays outside of the target: <dialog>',
  ],
  [
    'leaves something in its target',
    async (target) => {
      target.append('a page')
      return noop
    },
    'its target is not empty: a page',
  ],
  [
    'locks the scrolling of the page',
    remoteThat(() => document.body.style.setProperty('overflow', 'hidden')),
    'the document is not as it was: <body style="overflow: hidden;">',
  ],
  [
    'writes a field on the window',
    remoteThat(() => void Reflect.set(window, 'sampleState', 1)),
    'it writes window.sampleState',
  ],
  [
    'replaces a function of the window',
    remoteThat(() => void Reflect.set(window, 'getComputedStyle', () => ({}))),
    'it replaces window.getComputedStyle',
  ],
  [
    'adds to what is built in',
    remoteThat(() => void Reflect.defineProperty(Array.prototype, 'sampleLast', sample)),
    'it adds Array.prototype.sampleLast',
  ],
  [
    'replaces what is built in',
    remoteThat(() => void Object.assign(String.prototype, { trim: noop })),
    'it replaces String.prototype.trim',
  ],
  [
    'replaces a function of the history',
    remoteThat(() => void Object.assign(History.prototype, { back: noop })),
    'it replaces History.prototype.back',
  ],
  [
    'stays subscribed to the language',
    remoteThat((_, host) => void host.locale.language$.subscribe(noop)),
    'it stays subscribed to host.locale.language$',
  ],
  [
    'stays subscribed through its own copy of RxJS',
    remoteThat((_, host) => void from(host.session$).subscribe(noop)),
    'it stays subscribed to host.session$',
  ],
  [
    'stays subscribed to odds',
    remoteThat((_, host) => void host.live.odds$('odds:1:3').subscribe(noop)),
    'it stays subscribed to host.live.odds$ of odds:1:3',
  ],
  [
    'needs newer contracts than it says',
    remoteThat((_, host) => void host.newKey),
    'it reads host.newKey of contract 1.3, but says that it works with 1.0',
  ],
  [
    'needs what no contract promises',
    remoteThat((_, host) => void Reflect.get(host, 'store')),
    'it reads host.store, which no contract knows',
  ],
  ['writes on the host', remoteThat((_, host) => void Reflect.set(host, 'mine', 1)), 'it writes host.mine'],
  [
    'cannot be unmounted before its mount is done',
    async (target) => {
      await Promise.resolve()
      if (!target.isConnected) throw new Error('where is my place?')
      target.append('a page')
      return () => target.replaceChildren()
    },
    'a mount whose place was taken away throws: where is my place?',
  ],
  [
    'cannot be unmounted twice',
    async (target) => {
      const page = target.appendChild(document.createElement('p'))
      return () => void target.removeChild(page)
    },
    'a second unmount throws',
  ],
  [
    'cannot stand twice on one page',
    async (target) => {
      if (kept.mounts++ % 2 === 0) kept.root = target
      kept.root?.append('a page')
      return () => kept.root?.replaceChildren()
    },
    'it does not show in both places',
  ],
  [
    'takes the other down with it',
    async (target) => {
      target.className = 'sample'
      target.append('a page')
      return () => {
        for (const each of document.querySelectorAll('.sample')) each.replaceChildren()
      }
    },
    'taking down one of two empties the other',
  ],
  ['throws at mount', () => Promise.reject(new Error('broken')), 'mount throws: broken'],
  [
    'gives nothing to take it down with',
    (async (target: HTMLElement) => void target.append('a page')) as unknown as () => Promise<Unmount>,
    'mount resolves to no function that takes it down',
  ],
]

describe('the conformance kit finds a remote that', () => {
  afterEach(() => {
    kept.test += 1
    document.body.removeAttribute('style')
    document.body.replaceChildren()
    for (const style of document.head.querySelectorAll('style, link')) style.remove()
    Reflect.deleteProperty(window, 'sampleState')
    Reflect.deleteProperty(Array.prototype, 'sampleLast')
    Object.assign(String.prototype, { trim: builtIn.trim })
    Object.assign(History.prototype, { back: builtIn.back })
  })

  test.each(SINS)(
    '%s',
    async (_name, mount, words) => {
      expect(await faultsOf(mount)).toContain(words)
    },
    30_000,
  )
})

describe('the conformance kit lets pass', () => {
  test('a remote that takes its things along', async () => {
    const faults = await faultsOf(
      remoteThat((target, host) => {
        const stop = new AbortController()
        const language = host.locale.language$.subscribe(noop)
        const observer = new ResizeObserver(noop)
        const timer = setInterval(noop, 1000)
        observer.observe(target)
        window.addEventListener('resize', noop, { signal: stop.signal })
        return () => {
          stop.abort()
          language.unsubscribe()
          observer.disconnect()
          clearInterval(timer)
        }
      }),
    )
    expect(faults).toBe('')
  })

  test('a remote that asks whether a newer member is there before it uses it', async () => {
    const faults = await faultsOf(remoteThat((_, host) => void ('newKey' in host && host.newKey())))
    expect(faults).toBe('')
  })
})
