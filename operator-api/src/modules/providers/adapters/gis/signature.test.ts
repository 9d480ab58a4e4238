import { formPairs, gisQuery, gisSignature, type Pair } from './signature'
import { minorOf, readGisCall } from './wallet-calls'

const KEY = 'touchline-merchant-key'
const HEADERS = {
  merchant: 'touchline-demo',
  timestamp: '1795305600',
  nonce: '6f1d2c3b4a59687706f1d2c3b4a59687',
}

const BET = {
  transaction_id: 't-1',
  type: 'bet',
  action: 'bet',
  amount: '2.00',
  currency: 'MYR',
  finished: '0',
  game_uuid: '0f6e1a2b3c4d5e6f',
  player_id: 'demo',
  round_id: 'r-1',
  session_id: 's-1001',
}
const ROLLBACK: Record<string, string> = {
  action: 'rollback',
  currency: 'MYR',
  game_uuid: '0f6e1a2b3c4d5e6f',
  player_id: 'demo',
  provider_round_id: 'r-1',
  'rollback_transactions[0][action]': 'win',
  'rollback_transactions[0][amount]': '5.00',
  'rollback_transactions[0][transaction_id]': 't-2',
  'rollback_transactions[0][type]': 'win',
  'rollback_transactions[1][action]': 'bet',
  'rollback_transactions[1][amount]': '2.00',
  'rollback_transactions[1][transaction_id]': 't-1',
  'rollback_transactions[1][type]': 'bet',
  round_id: 'r-1',
  session_id: 's-1001',
  transaction_id: 't-20',
  type: 'rollback',
}

test.each<[string, Record<string, string>, string]>([
  ['a list', { page: '1' }, '2bc111a85ba3103a6ae7f48b05ec12af2755b58b'],
  [
    'a launch',
    {
      session_id: 's-1001',
      return_url: 'https://brand.example/slots?x=1',
      player_name: 'Demo Player',
      player_id: 'demo',
      language: 'en',
      game_uuid: '0f6e1a2b3c4d5e6f',
      device: 'desktop',
      currency: 'MYR',
    },
    '88db00e62304e98e8bd60754a5bafde2c7a4649c',
  ],
  [
    'a balance',
    { session_id: 's-1001', action: 'balance', currency: 'MYR', player_id: 'demo' },
    '8183bf42e84114d7719f15923c745035a3388322',
  ],
  ['a bet', BET, 'a599e0416673b918b628a93a4c5b963d43af6d24'],
  ['a rollback', ROLLBACK, '336a619e4ed42409c17cc6f66259f97de1efac1a'],
])('the signature of %s is that of the document', (_name, fields, signature) => {
  expect(gisSignature(KEY, Object.entries(fields), HEADERS)).toBe(signature)
})

test('a query is written as PHP writes it, and read back as it was', () => {
  const pairs: Pair[] = [
    ['b[x]', "a b~*'()!"],
    ['b[a]', 'é'],
    ['X-Nonce', '1'],
    ['a', '2.00'],
  ]
  const query = gisQuery(pairs)
  expect(query).toBe('X-Nonce=1&a=2.00&b%5Bx%5D=a+b%7E%2A%27%28%29%21&b%5Ba%5D=%C3%A9')
  expect(formPairs(query)).toEqual([pairs[2], pairs[3], pairs[0], pairs[1]])
  expect(formPairs('a=1&a=2')).toBeNull()
})

test.each<[string, boolean, number | null]>([
  ['2.00', false, 200],
  ['2', false, 200],
  ['0.0100', false, 1],
  ['2.005', false, null],
  ['2.0050', true, 201],
  ['2.0049', true, 200],
  ['2.00001', true, null],
  ['-1', true, null],
  ['1e3', true, null],
  ['9999999999999', true, null],
  ['', true, null],
])('an amount of %s, rounded %s, is %s', (text, mayRound, minor) => {
  expect(minorOf(text, mayRound)).toBe(minor)
})

test('a rollback undoes the listed transactions, of any round', () => {
  expect(readGisCall(Object.entries(ROLLBACK))).toMatchObject({
    kind: 'rollback',
    tx: 't-20',
    refs: [
      { tx: 't-2', kind: 'win' },
      { tx: 't-1', kind: 'bet' },
    ],
  })
})
