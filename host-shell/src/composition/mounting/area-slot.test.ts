/** @jest-environment jsdom */
import { type RemoteModule, SCREEN_FAILED, type ScreenFailure } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { AREA_FAILED } from '@touchline/ui'
import { releasedVersion } from '../../testing/releases'
import type { AreaReport, AreaState } from '../composition'
import { AreaFailure } from '../failures/area-failure'
import type { AreaLoader, LoadedArea } from '../loading/area-loader'
import { AreaSlot } from './area-slot'

const release = releasedVersion('sportsbook', '1.0.0')

function remote(mount: RemoteModule['mount']): RemoteModule {
  return { name: 'sportsbook', version: '1.0.0', contractRange: '^1.0', mount }
}

function bench(load: () => Promise<LoadedArea>) {
  const states: AreaState[] = []
  const reports: AreaReport[] = []
  const taken: string[] = []
  const target = document.createElement('main')
  const loader = { load, chosen: () => release } as unknown as AreaLoader
  const styles = { take: async () => void taken.push('take'), drop: () => void taken.push('drop') }
  const slot: AreaSlot = new AreaSlot({
    slot: 'main',
    loader,
    styles,
    hostFor: () => createFakeHost().host,
    now: () => Date.now(),
    changed: (state) => states.push(state),
    failed: (report) => void reports.push(report),
    screenFailed: (report) => void reports.push(report),
    retry: () => void slot.reopen(),
  })
  return { slot, states, reports, taken, target, stages: () => states.map(({ stage }) => stage) }
}

const loaded = (mount: RemoteModule['mount']) => async () => ({ module: remote(mount), release, loadMs: 7 })

/** Says hello in its target and takes it away again. */
const hello: RemoteModule['mount'] = async (target) => {
  target.textContent = 'hello'
  return () => target.replaceChildren()
}

const throwing = (error: Error) => async () => {
  throw error
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a slot', () => {
  test('shows an area and takes it down again, style sheets included', async () => {
    const { slot, target, stages, taken } = bench(loaded(hello))
    await slot.show('sportsbook', target)
    expect(target.textContent).toBe('hello')
    await slot.clear()
    expect(target.innerHTML).toBe('')
    expect(stages()).toEqual(['loading', 'mounted', 'idle'])
    expect(taken).toEqual(['take', 'drop'])
  })

  test.each([
    ['load', 'SB-LOAD', true, throwing(new AreaFailure('load', 'gone'))],
    ['style', 'SB-STYLE', true, throwing(new AreaFailure('style', 'gone'))],
    ['evaluate', 'SB-START', false, throwing(new AreaFailure('evaluate', 'broken'))],
    ['contract', 'SB-CONTRACT', false, throwing(new AreaFailure('contract', 'newer'))],
    ['mount', 'SB-MOUNT', false, loaded(throwing(new Error('broken')))],
  ])('keeps a failure to %s to itself', async (fault, code, triesAgain, load) => {
    const { slot, states, reports, target } = bench(load)
    await slot.show('sportsbook', target)
    expect(states.at(-1)).toMatchObject({ stage: 'failed', fault, code, version: '1.0.0' })
    expect(reports).toMatchObject([{ remote: 'sportsbook@1.0.0', slot: 'main', fault }])
    expect(target.innerHTML).toBe('')
    const { retryAt } = states.at(-1) as { retryAt: number | null }
    expect(retryAt !== null).toBe(triesAgain)
  })

  test('counts a screen that failed and leaves the area on the page', async () => {
    const { slot, reports, target, stages } = bench(loaded(hello))
    await slot.show('sportsbook', target)
    const detail: ScreenFailure = { error: new Error('lost chunk'), screen: '/info/statement' }
    const box = target.querySelector('[data-area]')
    box?.dispatchEvent(new CustomEvent(SCREEN_FAILED, { bubbles: true, detail }))
    expect(reports).toMatchObject([
      {
        remote: 'sportsbook@1.0.0',
        fault: 'screen',
        code: 'SB-SCREEN',
        message: '/info/statement: lost chunk',
      },
    ])
    expect(stages()).toEqual(['loading', 'mounted'])
    expect(target.textContent).toBe('hello')
  })

  test('gives up after eight seconds, and never shows a late area', async () => {
    let arrive = () => {}
    const unmount = jest.fn()
    const mount: RemoteModule['mount'] = (box) =>
      new Promise((done) => {
        arrive = () => {
          box.textContent = 'late'
          done(unmount)
        }
      })
    const { slot, states, target } = bench(loaded(mount))
    const shown = slot.show('sportsbook', target)
    await jest.advanceTimersByTimeAsync(8000)
    expect(states.at(-1)).toMatchObject({ stage: 'failed', fault: 'timeout', code: 'SB-LOAD-8S' })
    expect(target.innerHTML).toBe('')
    arrive()
    await shown
    expect(target.innerHTML).toBe('')
    expect(unmount).toHaveBeenCalledTimes(1)
  })

  test('takes an area down whose render throws after it was up', async () => {
    const { slot, states, target } = bench(loaded(hello))
    await slot.show('sportsbook', target)
    const detail = { error: new Error('no such price') }
    target.firstElementChild?.dispatchEvent(new CustomEvent(AREA_FAILED, { detail, bubbles: true }))
    await jest.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toMatchObject({ stage: 'failed', fault: 'render', message: 'no such price' })
    expect(target.innerHTML).toBe('')
  })

  test('tries a load again by itself, later each time', async () => {
    const { slot, states, target } = bench(throwing(new AreaFailure('load', 'gone')))
    await slot.show('sportsbook', target)
    const waits: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const { at, retryAt } = states.at(-1) as { at: number; retryAt: number }
      waits.push(retryAt - at)
      await jest.advanceTimersByTimeAsync(retryAt - at)
    }
    expect(waits).toEqual([15_000, 30_000, 60_000, 60_000])
    await slot.clear()
  })

  test('shows the area once it is back', async () => {
    let back = false
    const { slot, states, target } = bench(async () => {
      if (!back) throw new AreaFailure('load', 'gone')
      return loaded(hello)()
    })
    await slot.show('sportsbook', target)
    back = true
    const failed = states.at(-1)
    if (failed?.stage === 'failed') failed.retry()
    await jest.advanceTimersByTimeAsync(0)
    expect(target.textContent).toBe('hello')
  })

  test('does not mount an area requested before the place was cleared', async () => {
    let arrive: (area: LoadedArea) => void = () => {}
    const { slot, target } = bench(() => new Promise((done) => (arrive = done)))
    const shown = slot.show('sportsbook', target)
    await slot.clear()
    arrive(await loaded(hello)())
    await shown
    expect(target.innerHTML).toBe('')
  })
})
