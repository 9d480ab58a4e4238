import { factsHash } from './facts-hash'
import { ROUND_KINDS, roundKind } from './kinds'

const priced = (code: string, market: string, selection: readonly string[]) => {
  const model = roundKind(code)?.model
  return model?.price(model.facts('selections:1'), { market, selection })
}

test.each([
  ['keno', 'pick', ['1-2-3-4', '5-6-7-8', '9-10']],
  ['keno', 'pick', ['1-2']],
  ['keno', 'pick', ['01']],
  ['vs', 'ou', ['over 2.5']],
  ['s53', 'rounds', ['over 3.5']],
  ['s53', 'hdp', ['home 1.5']],
  ['s43', 'betting', ['home 1']],
  ['s40', 'ball1', ['over 37.5']],
])('%s %s has no selection %j', (code, market, selection) => {
  expect(priced(code, market, selection)).toBeNull()
})

test.each(ROUND_KINDS.map(({ code, model }) => [code, model] as const))(
  'every listed selection of %s is priced as it is, and as nothing else when it is joined',
  (code, model) => {
    const facts = model.facts('selections:1')
    for (const market of model.markets)
      for (const { selection, odds } of model.list(facts, market)) {
        expect(priced(code, market, selection)).toBe(odds)
        if (selection.length > 1)
          for (const joint of [' ', '-', ','])
            expect(priced(code, market, [selection.join(joint)])).toBeNull()
      }
  },
)

test('the hash of facts does not depend on the order of their keys', () => {
  expect(factsHash({ home: 'A', first: [1, 2], b: { y: 1, x: 2 } })).toBe(
    factsHash({ b: { x: 2, y: 1 }, first: [1, 2], home: 'A' }),
  )
  expect(factsHash({ first: [1, 2] })).not.toBe(factsHash({ first: [2, 1] }))
})
