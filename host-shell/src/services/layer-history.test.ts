/** @jest-environment jsdom */
import { OpenLayers } from '@touchline/ui'
import { keepLayerHistory } from './layer-history'
import { LocationService } from './location-service'

const path = () => window.location.pathname + window.location.search
/** jsdom moves its history by timers: each turn lets one of them run. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 3))
}

let stop: () => void

function setUp() {
  const layers = new OpenLayers()
  const location = new LocationService(window)
  stop = keepLayerHistory(window, layers, () => location.path)
  const closed: string[] = []
  const remove = new Map<string, () => void>()
  const open = async (name: string) => {
    remove.set(
      name,
      layers.add(() => closed.push(name)),
    )
    await settled()
  }
  const close = async (name: string) => {
    remove.get(name)?.()
    await settled()
  }
  const move = async (steps: number) => {
    window.history.go(steps)
    await settled()
  }
  return { layers, location, closed, open, close, move }
}

beforeEach(() => window.history.pushState(null, '', '/desktop'))
afterEach(() => stop())

test('Back closes the topmost layer, and the page stays', async () => {
  const { closed, open, move } = setUp()
  await open('filters')
  await open('leagues')
  await move(-1)
  expect(closed).toEqual(['leagues'])
  await move(-1)
  expect(closed).toEqual(['leagues', 'filters'])
  expect(path()).toBe('/desktop')
})

test('Forward opens no layer again', async () => {
  const { closed, layers, open, move } = setUp()
  await open('slip')
  await move(-1)
  await move(1)
  expect(closed).toEqual(['slip'])
  expect(layers.count).toBe(0)
  expect(window.history.state).toBeNull()
})

test('a layer closed by its own button leaves no entry for Back', async () => {
  const { location, open, close, move } = setUp()
  location.navigate('/info/settings')
  await open('slip')
  await close('slip')
  await move(-1)
  expect(path()).toBe('/desktop')
})

test('a layer that replaces another takes over its entry', async () => {
  const { closed, open, close, move } = setUp()
  await open('menu')
  void close('menu')
  await open('slip')
  await move(-1)
  expect(closed).toEqual(['slip'])
  expect(path()).toBe('/desktop')
})

test.each([
  ['Back', async ({ move }: ReturnType<typeof setUp>) => move(-1)],
  ['its button', async ({ close }: ReturnType<typeof setUp>) => close('filters')],
])('a filter chosen in a layer stays when %s closes the layer', async (_, closeBy) => {
  const shown = setUp()
  await shown.open('filters')
  shown.location.navigate('/desktop?time=0', { replace: true })
  await closeBy(shown)
  expect(path()).toBe('/desktop?time=0')
  expect(shown.location.path).toBe('/desktop?time=0')
})

test('a page opened from a layer has the page below behind it', async () => {
  const { location, open, close, move } = setUp()
  await open('menu')
  location.navigate('/info/statement')
  await close('menu')
  expect(path()).toBe('/info/statement')
  await move(-1)
  expect(path()).toBe('/desktop')
})

test('after a reload with a layer open, Back leads to the page before', async () => {
  const first = setUp()
  first.location.navigate('/info/settings')
  await first.open('slip')
  stop()
  const { move } = setUp()
  await settled()
  await move(-1)
  expect(path()).toBe('/desktop')
})
