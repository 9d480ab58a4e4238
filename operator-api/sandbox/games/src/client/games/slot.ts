import type { SlotGame, SlotStep, SlotWin } from '@touchline/fair/slots'
import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { ReelStage } from '../stage/reel-stage'
import { svgTexture } from '../stage/svg-texture'
import { classicSvg, motifSvg, symbolSvg } from '../symbols/symbol-set'
import { SlotControls } from '../ui/slot-controls'
import { slotRules } from '../ui/slot-rules'

interface SlotView {
  readonly steps: readonly SlotStep[]
  readonly freeSpins: number
  readonly isCapped: boolean
}

const TEXTURE_SIZE = 192
/** The most valuable symbols are pictures, the others letters. */
const PICTURES = 4
const BIG_WIN_TIMES = 15
const MEDIUM_WIN_TIMES = 5

export async function start(context: GameContext): Promise<void> {
  const game = context.opened.game.config as SlotGame
  const drawings = drawingsOf(game)
  const entries = [...drawings].map(
    async ([symbol, svg]) => [symbol, await svgTexture(svg, TEXTURE_SIZE)] as const,
  )
  const motif = await svgTexture(motifSvg(game.theme), TEXTURE_SIZE * 2)
  const reels = await ReelStage.create(context, game, new Map(await Promise.all(entries)), motif)
  const controls = new SlotControls({ context, game, play: (round, bet) => showRound(round, bet) })
  context.setRules(() => slotRules(context, game, drawings, controls.stake))

  async function showRound(round: RoundAnswer, stake: number): Promise<void> {
    const { steps } = round.view as SlotView
    const worth = (units: number): number => Math.floor((units * stake) / game.units)
    let units = 0
    reels.isQuick = controls.isQuick
    for (const step of steps) {
      if (step.kind === 'respin') await reels.respin(step)
      else if (step.kind === 'cascade') await reels.cascade(step)
      else await reels.spin(step)
      if (step.wins.length > 0) {
        units += step.units
        context.sound.play('win')
        await reels.showWins(step.wins as readonly SlotWin[], worth(step.units))
        controls.showWin(worth(units))
      }
      if (step.awarded) await reels.banner(context.t('slot.freeSpins', { count: step.awarded }))
      if (
        steps.length > 1 &&
        step.coins &&
        game.hold &&
        step.kind === 'spin' &&
        step.coins.length >= game.hold.trigger
      )
        await reels.banner(context.t('slot.holdAndWin'))
    }
    reels.endFeature()
    controls.showWin(round.win)
    const jackpot = round.jackpot?.paid ?? 0
    if (jackpot > 0) await reels.banner(`${context.opened.jackpot?.name} ${context.money.amount(jackpot)}`)
    if (round.win >= stake * BIG_WIN_TIMES)
      await reels.banner(`${context.t('slot.bigWin')} ${context.money.amount(round.win)}`)
    else if (round.win >= stake * MEDIUM_WIN_TIMES || steps.length > 1)
      context.say(context.t('slot.total'), round.win)
  }
}

/** Symbols with pays, from the most valuable. */
function drawingsOf(game: SlotGame): Map<string, string> {
  const symbols = [...new Set(game.reels.join(''))]
  if (game.mechanic === 'classic') return classicDrawings(game, symbols)
  const worth = (symbol: string): number => game.pays[symbol]?.at(-1) ?? 0
  const paying = symbols.filter((symbol) => game.pays[symbol]).sort((a, b) => worth(b) - worth(a))
  const pictures = Math.min(PICTURES, paying.length)
  const drawings = new Map(
    paying.map((symbol, place) => [symbol, symbolSvg(symbol, place, pictures, game.theme)]),
  )
  if (game.wild) drawings.set(game.wild, symbolSvg('W', 0, 0, game.theme))
  if (game.scatter) drawings.set(game.scatter.symbol, symbolSvg('S', 0, 0, game.theme))
  if (game.hold) drawings.set(game.hold.symbol, symbolSvg('O', 0, 0, game.theme))
  for (const symbol of symbols)
    if (!drawings.has(symbol)) drawings.set(symbol, symbolSvg(symbol, 9, 0, game.theme))
  return drawings
}

function classicDrawings(game: SlotGame, symbols: readonly string[]): Map<string, string> {
  const worth = (symbol: string): number => game.pays[symbol]?.at(-1) ?? 0
  const sorted = symbols.toSorted((a, b) => worth(b) - worth(a))
  return new Map(sorted.map((symbol) => [symbol, classicSvg(symbol, game.theme)]))
}
