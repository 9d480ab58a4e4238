import { writeFileSync } from 'node:fs'
import { slotReturn } from '../src/slots/analysis/slot-return'
import { SLOTS } from '../src/slots/catalogue'
import type { PublishedSlotReturn } from '../src/slots/returns'
import type { SlotGame } from '../src/slots/slot-game'
import { spin } from '../src/slots/spin'
import { hundredthsOf } from '../src/testing/exact'
import { simulate } from '../src/testing/simulate'

// Writes the published figures of every slot: the exact return, and from a seeded sample how often and how unevenly it pays.
const SAMPLED = 200_000
const FILE = new URL('../src/slots/returns.json', import.meta.url)

function figuresOf(game: SlotGame): PublishedSlotReturn {
  const { total, buy } = slotReturn(game)
  let hits = 0
  const sample = simulate(SAMPLED, `returns ${game.code}`, (draws) => {
    const { units } = spin(game, 'spin', draws)
    if (units > 0) hits++
    return units / game.units
  })
  return {
    hundredths: hundredthsOf(total),
    buyHundredths: buy && hundredthsOf(buy),
    method: 'exact',
    hitHundredths: Math.round((hits * 10_000) / SAMPLED),
    deviation: Math.round(sample.deviation * 100),
    sampled: SAMPLED,
  }
}

const figures: Record<string, PublishedSlotReturn> = {}
for (const game of SLOTS) {
  figures[game.code] = figuresOf(game)
  console.log(game.code, JSON.stringify(figures[game.code]))
}
writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)
