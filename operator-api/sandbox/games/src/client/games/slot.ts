import type { SlotGame, SlotStep, SlotWin } from '@touchline/fair/slots'
import { symbolArt } from '@touchline/rounds/symbols'
import type { RoundAnswer } from '../../api'
import { motifCode, symbolCodes } from '../../symbol-codes'
import type { GameContext } from '../game-context'
import { ReelStage } from '../stage/reel-stage'
import { svgTexture } from '../stage/svg-texture'
import { SlotControls } from '../ui/slot-controls'
import { slotRules } from '../ui/slot-rules'

interface SlotView {
  readonly steps: readonly SlotStep[]
  readonly freeSpins: number
  readonly isCapped: boolean
}

const TEXTURE_SIZE = 192
const BIG_WIN_TIMES = 15
const MEDIUM_WIN_TIMES = 5

export async function start(context: GameContext): Promise<void> {
  const game = context.opened.game.config as SlotGame
  const drawings = new Map([...symbolCodes(game)].map(([symbol, code]) => [symbol, symbolArt(code) ?? '']))
  const entries = [...drawings].map(
    async ([symbol, svg]) => [symbol, await svgTexture(svg, TEXTURE_SIZE)] as const,
  )
  const motif = await svgTexture(symbolArt(motifCode(game.theme.motif)) ?? '', TEXTURE_SIZE * 2)
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
      context.showToast(context.t('slot.total'), round.win)
  }
}
