import { VECTOR_SEED, vectorDraws, vectorSource } from '../testing/vectors'
import { blockOf } from './blocks'
import { toHex } from './bytes'
import { cardName } from './cards'
import { followsInChain, reverseChain, roundInChain } from './chain'
import { drawsFrom, drawsOf, newTrace, uint32sOf } from './draws'
import { betsDigest, commitmentOf, isClientSeed, isNonce, matchesCommitment, parseSeed } from './seeds'

const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const CHAIN_2 = '2f287b4d3d4910f6cada9e1bd1b4648099e8c52c81aa4a6aebfa6fc86f19834e'

describe('vectors', () => {
  test('commitment', () => {
    expect(commitmentOf(VECTOR_SEED)).toBe(COMMITMENT)
  })

  test('block 0 of nonce 0', () => {
    expect(toHex(blockOf(vectorSource(0), 0))).toBe(
      '547124bf30f7c0901ecc72a9b66055e1894e1593e9ab16196b24de7a86a52102',
    )
  })

  test('first uint32 values of nonce 0 cross into block 1', () => {
    const next = uint32sOf(vectorSource(0))
    expect(Array.from({ length: 9 }, next)).toEqual([
      1416701119, 821543056, 516715177, 3059766753, 2303595923, 3920303641, 1797578362, 2258968834,
      4094056654,
    ])
  })

  test('int(37) of nonces 0–9', () => {
    expect(Array.from({ length: 10 }, (_, nonce) => vectorDraws(nonce).int(37))).toEqual([
      16, 17, 18, 31, 34, 28, 15, 10, 19, 20,
    ])
  })

  test('int(3000000000) skips values that would favour low results', () => {
    const trace = newTrace()
    const draws = drawsOf(vectorSource(0), trace)
    expect(Array.from({ length: 8 }, () => draws.int(3_000_000_000))).toEqual([
      1416701119, 821543056, 516715177, 2303595923, 1797578362, 2258968834, 1402267951, 915199693,
    ])
    expect(trace.skipped).toBe(4)
    expect(trace.blocks).toHaveLength(2)
  })

  test('pick(52, 10) of nonce 2', () => {
    expect(vectorDraws(2).pickOf(52, 10)).toEqual([18, 27, 23, 26, 16, 22, 34, 6, 47, 10])
  })

  test('shuffle of 0…9 with nonce 5', () => {
    expect(vectorDraws(5).shuffle([...Array(10).keys()])).toEqual([7, 8, 4, 0, 3, 1, 2, 5, 6, 9])
  })

  test('names of cards', () => {
    const names = vectorDraws(13).pickOf(52, 10).map(cardName)
    expect(names.join(' ')).toBe('2d 9d 3d Jh Jc Qc Kh Ah 4s 3c')
  })

  test('chain of two hashes', () => {
    const [end] = reverseChain(VECTOR_SEED, 2)
    expect(toHex(end as Uint8Array)).toBe(CHAIN_2)
  })
})

test('each seed of a chain hashes to the one before', () => {
  const chain = reverseChain(VECTOR_SEED, 5)
  expect(chain).toHaveLength(6)
  for (let round = 1; round < chain.length; round++) {
    expect(followsInChain(chain[round] as Uint8Array, chain[round - 1] as Uint8Array)).toBe(true)
  }
  expect(followsInChain(chain[2] as Uint8Array, chain[0] as Uint8Array)).toBe(false)
  expect(roundInChain(chain[4] as Uint8Array, chain[0] as Uint8Array)).toBe(4)
  expect(roundInChain(Uint8Array.of(1), chain[0] as Uint8Array, 10)).toBeNull()
})

test.each([
  ['of its own seed', COMMITMENT, true],
  ['in capitals and with blanks', ` ${COMMITMENT.toUpperCase()} `, true],
  ['of another seed', CHAIN_2, false],
  ['that is empty', '', false],
])('a commitment %s: matches %#', (_, commitment, matches) => {
  expect(matchesCommitment(VECTOR_SEED, commitment)).toBe(matches)
})

test.each([
  [toHex(VECTOR_SEED), true],
  [` ${toHex(VECTOR_SEED).toUpperCase()}\n`, true],
  [toHex(VECTOR_SEED).slice(2), false],
  [`${toHex(VECTOR_SEED)}00`, false],
  [`${toHex(VECTOR_SEED).slice(2)}zz`, false],
  ['', false],
])('a seed %j is read: %s', (text, valid) => {
  expect(parseSeed(text) !== null).toBe(valid)
})

test.each([
  ['a', true],
  ['race 45 ~!', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['a:b', false],
  ['é', false],
  ['a\n', false],
])('a client seed %j is accepted: %s', (text, valid) => {
  expect(isClientSeed(text)).toBe(valid)
})

test.each([
  [0, true],
  [9_999, true],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
])('a nonce %s is accepted: %s', (nonce, valid) => {
  expect(isNonce(nonce)).toBe(valid)
})

test('a weighted draw walks the weights', () => {
  const drawn = Array.from({ length: 10 }, (_, value) => drawsFrom(() => value).weighted([3, 0, 5, 2]))
  expect(drawn).toEqual([0, 0, 0, 2, 2, 2, 2, 2, 3, 3])
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('a draw from %s values is a bug', (n) => {
  expect(() => vectorDraws(0).int(n)).toThrow(RangeError)
})

test('the digest of bets depends on the bets, not on their order', () => {
  expect(betsDigest(['b', 'a'])).toBe(betsDigest(['a', 'b']))
  expect(betsDigest(['a'])).not.toBe(betsDigest(['a', 'b']))
})
