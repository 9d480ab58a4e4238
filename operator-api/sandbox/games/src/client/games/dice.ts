import { diceTimes } from '@touchline/fair'
import { Graphics } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage, easeOut } from '../stage/stage'
import { drawText } from '../stage/text'
import { ChoiceRow } from '../ui/choice-row'
import { el } from '../ui/dom'
import { StakePanel } from '../ui/stake-panel'

const WIDTH = 380
const HEIGHT = 220
const LEFT = 24
const BAR = WIDTH - LEFT * 2
const BAR_Y = 160
const GAIN = 0x2fae7a
const LOSS = 0xb3253a

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls } = context
  const stage = await createStage(context.stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(160, 90),
  })
  const bar = new Graphics()
  const number = drawText('–', 76, 0xffffff, { fontWeight: '800' })
  number.position.set(WIDTH / 2, 76)
  const marker = new Graphics().poly([0, 0, 9, -15, -9, -15]).fill(0xffffff)
  marker.position.set(LEFT, BAR_Y - 6)
  stage.scene.addChild(bar, number, marker)
  for (const at of [0, 25, 50, 75, 100]) {
    const label = drawText(String(at), 12, 0xdfe6ef)
    label.position.set(LEFT + (BAR * at) / 100, BAR_Y + 34)
    stage.scene.addChild(label)
  }

  const slider = el('input', {
    type: 'range',
    class: 'slider',
    min: 1,
    max: 95,
    value: 50,
    'aria-label': t('dice.chance'),
  })
  const facts = el('div', { class: 'amount' })
  const side = new ChoiceRow(
    [
      { value: 'under', label: t('dice.under') },
      { value: 'over', label: t('dice.over') },
    ],
    t('slot.bet'),
    () => update(),
  )
  const panel = new StakePanel(context, () => void roll())
  panel.row.addEventListener('stake', () => update())
  slider.addEventListener('input', () => update())

  const chance = (): number => Number(slider.value)
  const limit = (): number => (side.value === 'under' ? chance() : 99 - chance())
  function update(): void {
    const split = LEFT + (BAR * (side.value === 'under' ? chance() : limit() + 1)) / 100
    const [first, second] = side.value === 'under' ? [GAIN, LOSS] : [LOSS, GAIN]
    bar
      .clear()
      .roundRect(LEFT - 10, BAR_Y - 8, BAR + 20, 30, 15)
      .fill(0x0b111b)
      .rect(LEFT, BAR_Y, split - LEFT, 14)
      .fill(first)
      .rect(split, BAR_Y, LEFT + BAR - split, 14)
      .fill(second)
    stage.draw()
    const times = diceTimes(chance()) / 10_000
    facts.replaceChildren(
      el('span', {}, `${t(`dice.${side.value}`)} ${limit()} · ${chance()} %`),
      el('b', {}, `×${times.toFixed(2)} = ${money.amount(Math.floor(panel.stake * times))}`),
    )
    panel.main.textContent = t('mini.play', { amount: money.amount(panel.stake) })
  }

  async function roll(): Promise<void> {
    setBusy(true)
    const round = await context.bet([{ bet: `${side.value}:${limit()}`, stake: panel.stake }])
    if (round) {
      const { roll: rolled } = (round.view as { result: { roll: number } }).result
      context.sound.play('spin')
      await stage.animate(800, (progress) => {
        const shown = progress < 1 ? Math.floor(Math.random() * 100) : rolled
        number.text = String(shown)
        marker.x = LEFT + (BAR * ((rolled + 0.5) * easeOut(progress))) / 100
      })
      number.style.fill = round.win > 0 ? 0x4ade80 : 0xff8f80
      stage.draw()
      context.settle(round)
      context.sound.play(round.win > 0 ? 'win' : 'lose')
      context.showToast(String(rolled), round.win - round.stake)
    }
    setBusy(false)
  }
  function setBusy(isBusy: boolean): void {
    panel.main.disabled = isBusy
    slider.disabled = isBusy
    panel.lock(isBusy)
    side.lock(isBusy)
    if (isBusy) number.style.fill = 0xffffff
  }
  controls.append(
    el(
      'div',
      { class: 'panel' },
      side.element,
      slider,
      el('div', { class: 'row' }, facts),
      panel.row,
      el('div', { class: 'row' }, panel.main),
    ),
  )
  update()
  context.setRules(() => [el('p', {}, t('dice.rules'))])
}
