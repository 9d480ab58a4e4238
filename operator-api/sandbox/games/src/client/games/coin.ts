import { Container, Graphics } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage, easeOut } from '../stage/stage'
import { drawText } from '../stage/text'
import { ChoiceRow } from '../ui/choice-row'
import { el } from '../ui/dom'
import { StakePanel } from '../ui/stake-panel'

const SIZE = 300
const RADIUS = 96
const TURNS = 9
const GOLD = 0xf6c453

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls } = context
  const stage = await createStage(context.stageHost, {
    width: SIZE,
    height: SIZE,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(205, 44),
  })
  const coin = new Container()
  coin.position.set(SIZE / 2, SIZE / 2)
  const faces = { heads: face('♔', GOLD), tails: face('★', 0xdfe6ef) }
  coin.addChild(faces.heads, faces.tails)
  stage.scene.addChild(coin)
  const show = (side: 'heads' | 'tails'): void => {
    faces.heads.visible = side === 'heads'
    faces.tails.visible = side === 'tails'
  }
  show('heads')
  stage.draw()

  const choice = new ChoiceRow(
    (['heads', 'tails'] as const).map((side) => ({ value: side, label: t(`coin.${side}`), note: '×1.96' })),
    t('slot.bet'),
  )
  const panel = new StakePanel(context, () => void flip())
  const label = (): void => {
    panel.main.textContent = t('mini.play', { amount: money.amount(panel.stake) })
  }
  panel.row.addEventListener('stake', label)
  label()

  async function flip(): Promise<void> {
    setBusy(true)
    const round = await context.bet([{ bet: choice.value, stake: panel.stake }])
    if (round) {
      const { side } = (round.view as { result: { side: 'heads' | 'tails' } }).result
      context.sound.play('spin')
      await stage.animate(1400, (progress) => {
        const turn = easeOut(progress) * TURNS
        coin.scale.y = Math.max(Math.abs(Math.cos(turn * Math.PI)), 0.04)
        coin.y = SIZE / 2 - Math.sin(progress * Math.PI) * 60
        const isOther = Math.round(turn) % 2 === TURNS % 2
        show(progress === 1 || isOther ? side : side === 'heads' ? 'tails' : 'heads')
      })
      context.settle(round)
      context.sound.play(round.win > 0 ? 'win' : 'lose')
      context.showToast(t(`coin.${side}`), round.win - round.stake)
    }
    setBusy(false)
  }
  function setBusy(isBusy: boolean): void {
    panel.main.disabled = isBusy
    panel.lock(isBusy)
    choice.lock(isBusy)
  }
  controls.append(
    el('div', { class: 'panel' }, choice.element, panel.row, el('div', { class: 'row' }, panel.main)),
  )
  context.setRules(() => [el('p', {}, t('coin.rules'))])
}

function face(sign: string, colour: number): Container {
  const drawn = new Container()
  const disc = new Graphics()
    .circle(0, 6, RADIUS)
    .fill(0x00000055)
    .circle(0, 0, RADIUS)
    .fill(colour)
    .circle(0, 0, RADIUS - 14)
    .stroke({ width: 4, color: 0x000000, alpha: 0.25 })
  drawn.addChild(disc, drawText(sign, 110, 0x5a3d0a))
  return drawn
}
