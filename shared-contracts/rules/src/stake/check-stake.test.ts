import { checkStake, type StakeToCheck } from './check-stake'

// Malay -0.96 for a stake of 100.00: risk 96.00, win 100.00.
const fine: StakeToCheck = {
  stake: 10_000,
  risk: 9_600,
  win: 10_000,
  minBet: 1_000,
  maxBet: 500_000,
  maxPayout: 5_000_000,
  available: 9_600,
}

describe('a stake', () => {
  test('that meets every bound exactly passes, the balance being asked for the risk alone', () => {
    expect(checkStake({ ...fine, minBet: 10_000, maxBet: 10_000, maxPayout: 19_600 })).toEqual({ ok: true })
  })

  test.each<[Partial<StakeToCheck>, object]>([
    [{ stake: 0 }, { code: 'betAmountRequired' }],
    [{ stake: -1 }, { code: 'invalidBetAmount' }],
    [{ stake: 0.5 }, { code: 'invalidBetAmount' }],
    [{ minBet: 10_001 }, { code: 'betLowerMin', bound: 10_001 }],
    [{ maxBet: 9_999 }, { code: 'betOverMax', bound: 9_999 }],
    [{ maxPayout: 19_599 }, { code: 'betOverMaxPayout', bound: 19_599 }],
    [{ available: 9_599 }, { code: 'insufficient_balance', bound: 9_599 }],
    [
      { available: 0, maxBet: 1 },
      { code: 'betOverMax', bound: 1 },
    ],
  ])('with %j is refused: %j', (change, refusal) => {
    expect(checkStake({ ...fine, ...change })).toEqual({ ok: false, ...refusal })
  })
})
