import { SLOTS } from '@touchline/fair/slots'
import { symbolArt } from '@touchline/rounds/symbols'
import { symbolCodes } from './symbol-codes'

test.each(SLOTS.map((game) => [game.code, game] as const))('%s has art for each symbol', (_, game) => {
  const codes = symbolCodes(game)
  expect([...codes.keys()].sort()).toEqual([...new Set(game.reels.join(''))].sort())
  for (const code of codes.values()) expect(symbolArt(code)).toContain('<svg')
})

test.each(['toString', 'letter:<b>:1', 'letter:ABC:1', 'wild:', 'Gem', '', 'bars:x'])(
  '%j is no symbol',
  (code) => {
    expect(symbolArt(code)).toBeNull()
  },
)
