import { DISABLED_CODE, SWITCHABLE } from '@touchline/contracts/products'
import { ACCOUNT_STATES } from '../uplines'
import { refusalOf } from './errors'

const OUT = { freeze: 'FREEZE', block: 'BLOCK', close: 'CLOSE', inactive: 'memberInactive' } as const

const table = ACCOUNT_STATES.flatMap((state) =>
  (['login', 'view', 'act'] as const).flatMap((need) =>
    [undefined, ...SWITCHABLE].flatMap((product) =>
      [true, false].map((on) => ({
        state,
        need,
        product,
        on,
        expected: expectation(state, need, product, on),
      })),
    ),
  ),
)

/** The rule in words: out is out; suspended looks; a product that is off is off for everybody. */
function expectation(
  state: (typeof ACCOUNT_STATES)[number],
  need: 'login' | 'view' | 'act',
  product: (typeof SWITCHABLE)[number] | undefined,
  on: boolean,
) {
  if (state !== 'open' && state !== 'suspend') return OUT[state]
  if (state === 'suspend' && need === 'act') return 'SUSPEND'
  return product && !on ? DISABLED_CODE[product] : null
}

test.each(table)('$state, $need, product $product on: $on gives $expected (A9, A10)', (row) => {
  const member = { state: row.state, disabledProducts: row.on ? [] : [...SWITCHABLE] }
  expect(refusalOf(member, { need: row.need, product: row.product })).toBe(row.expected)
})
