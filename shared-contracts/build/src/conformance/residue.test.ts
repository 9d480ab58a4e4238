/** @jest-environment jsdom */
import { type Residue, watchResidue } from './residue'

const noop = () => undefined

describe('what a remote leaves behind', () => {
  test.each<[keyof Residue, string, () => void]>([
    ['listeners', 'window resize', () => window.addEventListener('resize', noop)],
    ['listeners', 'document keydown capture', () => document.addEventListener('keydown', noop, true)],
    ['timers', 'setInterval 1000 ms', () => setInterval(noop, 1000)],
    ['timers', 'setTimeout 5000 ms', () => setTimeout(noop, 5000)],
    ['styles', '<style>', () => document.head.append(document.createElement('style'))],
    ['nodes', '<dialog>', () => document.body.append(document.createElement('dialog'))],
    ['fields', 'leftover', () => Object.assign(window, { leftover: 1 })],
  ])('is found among %s: %s', (kind, name, leave) => {
    const watch = watchResidue()
    leave()
    const found = watch.found()[kind]
    watch.stop()
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(name)
  })

  test('is nothing when it takes its things along', () => {
    const watch = watchResidue()
    window.addEventListener('resize', noop)
    const timer = setInterval(noop, 1000)
    window.removeEventListener('resize', noop)
    clearInterval(timer)
    expect(watch.found()).toEqual({ listeners: [], timers: [], styles: [], nodes: [], fields: [] })
    watch.stop()
  })
})
