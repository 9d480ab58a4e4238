import { factsOfText } from './facts-of-text'

test('facts are read from the page of a round', () => {
  const text = JSON.stringify({
    status: 1,
    round: 'r-1',
    game_code: 'roulette',
    bet: [{ bet: 'straight:16', stake: 10 }],
    actions: [],
    fair: { seed_hash: 'ab', client_seed: 'touchline', nonce: 0, seed: null },
  })
  expect(factsOfText(text)).toEqual({
    game: 'roulette',
    hash: 'ab',
    client: 'touchline',
    nonce: '0',
    bet: '[{"bet":"straight:16","stake":10}]',
    actions: '[]',
  })
})

test.each(['', 'hello', '[1]', '{"status":1}', 'null'])('%j has none', (text) => {
  expect(factsOfText(text)).toBeNull()
})
