import { Container, Graphics } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage } from '../stage/stage'
import { drawText } from '../stage/text'
import { el } from '../ui/dom'
import { StakePanel } from '../ui/stake-panel'

const WIDTH = 380
const HEIGHT = 390
const ROWS = 8
const GAP = 38
const TOP = 34
const ROW = 34
const SLOT_Y = TOP + ROWS * ROW + 26
const STEP_MS = 150
const COLOURS = [0xe5484d, 0xf0974a, 0xf6c453, 0x7bbf5a, 0x2fae7a, 0x7bbf5a, 0xf6c453, 0xf0974a, 0xe5484d]

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls } = context
  const { tenths } = context.opened.game.config as { tenths: readonly number[] }
  const stage = await createStage(context.stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(280, 320),
  })
  const pegs = new Graphics()
  for (let row = 1; row <= ROWS; row += 1)
    for (let peg = 0; peg <= row; peg += 1) pegs.circle(WIDTH / 2 + (peg - row / 2) * GAP, TOP + row * ROW, 5)
  pegs.fill(0xf2f5f9)
  stage.scene.addChild(pegs)
  const slots = tenths.map((value, index) => {
    const slot = new Container()
    const box = new Graphics().roundRect(-GAP / 2 + 2, -14, GAP - 4, 30, 6).fill(COLOURS[index] ?? 0x2fae7a)
    slot.position.set(slotX(index), SLOT_Y)
    slot.addChild(box, drawText(`×${value / 10}`, 12, 0x16202e, { fontWeight: '800' }))
    stage.scene.addChild(slot)
    return slot
  })
  const ball = new Graphics().circle(0, 0, 9).fill(0xff5d8f).stroke({ width: 2, color: 0xffffff })
  ball.position.set(WIDTH / 2, 16)
  stage.scene.addChild(ball)
  stage.draw()

  const panel = new StakePanel(context, () => void drop())
  const label = (): void => {
    panel.main.textContent = t('mini.play', { amount: money.amount(panel.stake) })
  }
  panel.row.addEventListener('stake', label)
  label()

  async function drop(): Promise<void> {
    panel.main.disabled = true
    panel.lock(true)
    const round = await context.bet([{ bet: 'drop', stake: panel.stake }])
    if (round) {
      const { path, slot } = (round.view as { result: { path: readonly number[]; slot: number } }).result
      await fall(path)
      const hit = slots[slot] as Container
      context.settle(round)
      context.sound.play(round.win >= round.stake ? 'win' : 'lose')
      context.showToast(`×${(tenths[slot] ?? 0) / 10}`, round.win - round.stake)
      await stage.animate(300, (progress) => hit.scale.set(1 + Math.sin(progress * Math.PI) * 0.3))
    }
    panel.main.disabled = false
    panel.lock(false)
  }

  async function fall(path: readonly number[]): Promise<void> {
    let x = WIDTH / 2
    ball.position.set(x, 16)
    for (const [row, step] of path.entries()) {
      const fromY = ball.y
      const y = TOP + (row + 1) * ROW - 13
      await stage.animate(STEP_MS, (progress) => ball.position.set(x, fromY + (y - fromY) * progress ** 2))
      context.sound.play('chip')
      const next = x + (step === 0 ? -GAP / 2 : GAP / 2)
      await stage.animate(STEP_MS * 0.7, (progress) =>
        ball.position.set(x + (next - x) * progress, y - Math.sin(progress * Math.PI) * 7),
      )
      x = next
    }
    const y = ball.y
    await stage.animate(STEP_MS, (progress) => ball.position.set(x, y + (SLOT_Y - 22 - y) * progress ** 2))
  }

  controls.append(el('div', { class: 'panel' }, panel.row, el('div', { class: 'row' }, panel.main)))
  context.setRules(() => [el('p', {}, t('plinko.rules'))])
}

const slotX = (slot: number): number => WIDTH / 2 + (slot - ROWS / 2) * GAP
