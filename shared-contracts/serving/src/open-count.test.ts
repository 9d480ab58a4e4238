import { OpenCount } from './open-count'

/** `a` takes a place for a, `-a` gives the oldest of its places back; the answer says which takes found one. */
function taken(max: { each: number; all?: number }, steps: string): string {
  const count = new OpenCount(max)
  const held = new Map<string, (() => void)[]>()
  return steps
    .split(' ')
    .flatMap((step) => {
      if (step.startsWith('-')) {
        held.get(step.slice(1))?.shift()?.()
        return []
      }
      const leave = count.take(step)
      if (leave) held.set(step, [...(held.get(step) ?? []), leave])
      return leave ? 'y' : 'n'
    })
    .join('')
}

test.each([
  ['each name has its places', { each: 2 }, 'a a a b b b', 'yynyyn'],
  ['a place that is given back is free', { each: 1 }, 'a a -a a', 'yny'],
  ['all names together have so many', { each: 2, all: 3 }, 'a a b b c -a c', 'yyynny'],
  ['a place of another name is nobody else’s', { each: 1 }, 'a -b a', 'yn'],
])('%s', (_, max, steps, expected) => {
  expect(taken(max, steps)).toBe(expected)
})

test('a place is released once, with any number of calls', () => {
  const count = new OpenCount({ each: 2, all: 2 })
  const leave = count.take('a')
  count.take('a')
  leave?.()
  leave?.()
  expect([count.of('a'), count.take('b') !== null, count.take('c')]).toEqual([1, true, null])
})

test('a name that has nothing open costs no memory', () => {
  const count = new OpenCount({ each: 2 })
  const leaves = ['a', 'b', 'a'].map((name) => count.take(name))
  for (const leave of leaves) leave?.()
  expect(Reflect.get(count, 'open')).toEqual(new Map())
})
