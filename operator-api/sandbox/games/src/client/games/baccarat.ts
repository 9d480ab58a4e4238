import type { BaccaratResult } from '@touchline/fair'
import { Container, Graphics } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawBack, drawCard } from '../stage/card'
import { drawFelt, type FeltName } from '../stage/felt'
import { createStage, easeOut, type Stage } from '../stage/stage'
import { drawText } from '../stage/text'
import { BetTable, placeText } from '../ui/bet-table'
import { bigRoad } from '../ui/big-road'
import { el } from '../ui/dom'
import { returnRows } from '../ui/return-rows'

interface BaccaratConfig {
  readonly published: readonly { readonly bet: string; readonly hundredths: number }[]
  readonly commission: boolean
  readonly felt: FeltName
}

const WIDTH = 390
const HEIGHT = 300
const SIDES = { player: { x: 100, colour: 0x8ab8ff }, banker: { x: 290, colour: 0xff9c8f } } as const
type Side = keyof typeof SIDES

export async function start(context: GameContext): Promise<void> {
  const { opened, t, controls, stageHost } = context
  const config = opened.game.config as BaccaratConfig
  const results = [...(opened.history as BaccaratResult[])]
  const stage = await createStage(stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawFelt(config.felt),
  })
  const hand = new Hand(stage, context)
  const road = el('section', { class: 'road' })
  const showRoad = (): void => road.replaceChildren(...bigRoad(results, t))
  const table = new BetTable({
    context,
    verb: 'deal',
    play: async (round) => {
      const { result } = round.view as { result: BaccaratResult }
      await hand.deal(result)
      results.push(result)
      showRoad()
      context.showToast(resultText(context, result), round.win - round.stake)
    },
  })
  controls.append(places(table, context, config), table.footer, road)
  showRoad()
  context.setRules(() => [
    el('p', {}, t('baccarat.rules')),
    el('p', {}, t(config.commission ? 'baccarat.commission' : 'baccarat.noCommission')),
    returnRows(context, config.published, (bet) => t(`baccarat.bet.${bet}`)),
  ])
}

function places(table: BetTable, { t }: GameContext, { commission }: BaccaratConfig): HTMLElement {
  const place = (bet: string, look: string, odds: string): HTMLElement =>
    table.place(bet, look, placeText(t(`baccarat.bet.${bet}`), odds))
  return el(
    'div',
    { class: 'places baccarat' },
    place('player-pair', 'blue third', '11 : 1'),
    place('tie', 'green third', commission ? '8 : 1' : '9 : 1'),
    place('banker-pair', 'red third', '11 : 1'),
    place('player', 'blue half', '1 : 1'),
    place('banker', 'red half', commission ? '0.95 : 1' : '1 : 1'),
    place('either-pair', 'grey quarter', '5 : 1'),
    place('perfect-pair', 'grey quarter', '25 : 1'),
    place('small', 'grey quarter', '1.5 : 1'),
    place('big', 'grey quarter', '0.54 : 1'),
  )
}

function resultText({ t }: GameContext, { winner, playerTotal, bankerTotal }: BaccaratResult): string {
  if (winner === 'tie') return t('baccarat.tied', { total: playerTotal })
  const [won, lost] = winner === 'player' ? [playerTotal, bankerTotal] : [bankerTotal, playerTotal]
  return t(`baccarat.won.${winner}`, { won, lost })
}

/** The two hands on the table. */
class Hand {
  private readonly cards = new Container()
  private readonly totals: Record<Side, Container>

  constructor(
    private readonly stage: Stage,
    private readonly context: GameContext,
  ) {
    const { t } = context
    const middle = new Graphics()
      .moveTo(WIDTH / 2, 30)
      .lineTo(WIDTH / 2, 215)
      .stroke({ width: 1, color: 0xffffff, alpha: 0.25 })
    this.stage.scene.addChild(middle)
    const total = (side: Side): Container => {
      const name = drawText(t(`baccarat.bet.${side}`), 15, SIDES[side].colour)
      name.anchor.set(1, 0.5)
      name.position.set(SIDES[side].x + 6, 34)
      const badge = new Container()
      badge.position.set(SIDES[side].x + 30, 34)
      this.stage.scene.addChild(name, badge)
      return badge
    }
    this.totals = { player: total('player'), banker: total('banker') }
    this.stage.scene.addChild(this.cards)
    this.showTotal('player', null, false)
    this.showTotal('banker', null, false)
    this.stage.draw()
  }

  async deal({ player, banker, playerTotal, bankerTotal, winner }: BaccaratResult): Promise<void> {
    this.cards.removeChildren()
    this.showTotal('player', null, false)
    this.showTotal('banker', null, false)
    for (const [index, side] of (['player', 'banker', 'player', 'banker'] as const).entries()) {
      const cards = side === 'player' ? player : banker
      const place = Math.floor(index / 2)
      await this.turn(cards[place] as number, side, place)
    }
    if (player.length === 3) await this.turn(player[2] as number, 'player', 2)
    if (banker.length === 3) await this.turn(banker[2] as number, 'banker', 2)
    this.showTotal('player', playerTotal, winner === 'player')
    this.showTotal('banker', bankerTotal, winner === 'banker')
    this.stage.draw()
  }

  /** A card slides from the shoe and turns over. */
  private async turn(card: number, side: Side, place: number): Promise<void> {
    this.context.sound.play('deal')
    const isThird = place === 2
    const x = SIDES[side].x + (isThird ? 0 : place === 0 ? -33 : 33)
    const y = isThird ? 189 : 104
    const [back, face] = [drawBack(), drawCard(card)]
    const holder = new Container()
    holder.rotation = isThird ? Math.PI / 2 : 0
    face.visible = false
    holder.addChild(back, face)
    this.cards.addChild(holder)
    await this.stage.animate(220, (progress) => {
      const t = easeOut(progress)
      holder.position.set(WIDTH + 40 + (x - WIDTH - 40) * t, -40 + (y + 40) * t)
    })
    await this.stage.animate(180, (progress) => {
      const isFace = progress >= 0.5
      back.visible = !isFace
      face.visible = isFace
      holder.scale.x = Math.max(Math.abs(1 - progress * 2), 0.02)
    })
  }

  private showTotal(side: Side, total: number | null, isWinner: boolean): void {
    const badge = this.totals[side]
    badge.removeChildren()
    const circle = new Graphics()
      .roundRect(-16, -14, 32, 28, 14)
      .fill({ color: 0xffffff, alpha: isWinner ? 1 : 0.18 })
    badge.addChild(
      circle,
      drawText(total === null ? '–' : String(total), 17, isWinner ? 0x16202e : 0xffffff, {
        fontWeight: '700',
      }),
    )
  }
}
