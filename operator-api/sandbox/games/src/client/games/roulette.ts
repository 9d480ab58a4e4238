import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { drawFelt, type FeltName } from '../stage/felt'
import { createStage } from '../stage/stage'
import { Wheel } from '../stage/wheel'
import { BetTable } from '../ui/bet-table'
import { el } from '../ui/dom'
import { returnRows } from '../ui/return-rows'
import { colourOf, rouletteCloth } from '../ui/roulette-cloth'

interface RouletteConfig {
  readonly published: readonly { readonly bet: string; readonly hundredths: number }[]
  readonly partage: boolean
  readonly felt: FeltName
}
interface RouletteResult {
  readonly number: number
}

const SIZE = 300
const SHOWN = 30

export async function start(context: GameContext): Promise<void> {
  const { opened, t, controls, stageHost } = context
  const config = opened.game.config as RouletteConfig
  const numbers = (opened.history as RouletteResult[]).map(({ number }) => number)
  const stage = await createStage(stageHost, {
    width: SIZE,
    height: SIZE,
    isCalm: context.isCalm,
    backdrop: drawFelt(config.felt),
  })
  const wheel = new Wheel(stage, SIZE / 2)
  const balls = el('div', { class: 'balls', 'aria-label': t('roulette.last') })
  const showBalls = (): void =>
    balls.replaceChildren(
      ...numbers
        .slice(-SHOWN)
        .reverse()
        .map((number) => el('span', { class: `ball is-${colourOf(number)}` }, String(number))),
    )
  const table = new BetTable({ context, verb: 'spin', play: showRound })

  async function showRound(round: RoundAnswer): Promise<void> {
    const { number } = (round.view as { result: RouletteResult }).result
    context.sound.play('spin')
    await wheel.spinTo(number)
    numbers.push(number)
    showBalls()
    context.showToast(
      t('roulette.result', { number, colour: t(`roulette.${colourOf(number)}`) }),
      round.win - round.stake,
    )
  }

  stageHost.append(balls)
  controls.append(rouletteCloth(table, t), table.footer)
  showBalls()
  context.setRules(() =>
    [
      el('p', {}, t('roulette.rules')),
      config.partage ? el('p', {}, t('roulette.partage')) : '',
      returnRows(context, config.published, (bet) => t(`roulette.bet.${bet}`)),
    ].filter((node): node is HTMLElement => node !== ''),
  )
}
