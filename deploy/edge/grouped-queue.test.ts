import fc from 'fast-check'
import { GroupedQueue } from './grouped-queue'

const steps = fc.array(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    weight: fc.integer({ min: 1, max: 5 }),
    /** Removes the thing with this number among all things ever added; null adds one. */
    removes: fc.option(fc.nat(30)),
  }),
  { maxLength: 80 },
)

interface Thing {
  id: number
  name: string
  weight: number
}

const weightOf = (things: readonly Thing[]) => things.reduce((sum, { weight }) => sum + weight, 0)

test('finds the same as a walk over everything, after any additions and removals', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const queue = new GroupedQueue<Thing>()
      const added: { thing: Thing; leave: () => void }[] = []
      let present: Thing[] = []
      for (const { name, weight, removes } of all) {
        const removed = removes === null ? undefined : added[removes]
        if (removed) {
          removed.leave()
          present = present.filter((thing) => thing !== removed.thing)
        } else {
          const thing = { id: added.length, name, weight }
          added.push({ thing, leave: queue.add(name, thing, weight) })
          present.push(thing)
        }
      }
      // After every step would find no more, and takes a hundred times as long.
      const own = (group: string) => present.filter((thing) => thing.name === group)
      const names = ['a', 'b', 'c', 'd']
      expect(names.map((name) => [queue.weightOf(name), [...queue.of(name)], queue.oldestOf(name)])).toEqual(
        names.map((name) => [weightOf(own(name)), own(name), own(name)[0] ?? null]),
      )
      const [first = null, ...others] = queue.ofHeaviest()
      expect([first, ...others]).toEqual(first ? own(first.name) : [null])
      expect(first ? queue.weightOf(first.name) : 0).toBe(
        Math.max(...names.map((name) => weightOf(own(name)))),
      )
      expect([queue.weight, queue.oldestOfHeaviest()]).toEqual([weightOf(present), first])
    }),
  )
})

test('of equally heavy groups the one at that weight for longest is the heaviest', () => {
  const queue = new GroupedQueue<string>()
  const leave = queue.add('a', 'a1')
  queue.add('b', 'b1')
  queue.add('a', 'a2')
  leave()
  expect(queue.oldestOfHeaviest()).toBe('b1')
})
