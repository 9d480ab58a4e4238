import { Container } from 'pixi.js'
import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { drawBack, drawCard } from '../stage/card'
import { drawFelt } from '../stage/felt'
import { createStage, easeOut } from '../stage/stage'
import { el } from '../ui/dom'
import { StakePanel } from '../ui/stake-panel'

interface PokerView {
  readonly hand: readonly number[]
  readonly rank: string
}

const WIDTH = 390
const HEIGHT = 240
const HANDS = [
  'royal-flush',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'jacks',
]

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls, opened } = context
  const { pays } = opened.game.config as { pays: Readonly<Record<string, number>> }
  const stage = await createStage(context.stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawFelt('blue'),
  })
  const row = new Container()
  stage.scene.addChild(row)
  let round: RoundAnswer | null = opened.open_round
  let held = Array<boolean>(5).fill(false)
  let isBusy = false
  const viewOf = (): PokerView | null => (round?.view as PokerView | null) ?? null
  const isOpen = (): boolean => round?.state === 'open'

  const holds = held.map((_, index) =>
    el('button', { type: 'button', 'aria-pressed': 'false', onclick: () => toggle(index) }, t('poker.hold')),
  )
  const table = el('div', { class: 'poker-pays' })
  const panel = new StakePanel(context, () => void press())
  panel.row.addEventListener('stake', () => update())
  controls.append(
    el(
      'div',
      { class: 'panel' },
      el('div', { class: 'options row holds' }, ...holds),
      table,
      panel.row,
      el('div', { class: 'row' }, panel.main),
    ),
  )
  context.setRules(() => [el('p', {}, t('poker.rules'))])
  show(viewOf()?.hand ?? null, [])
  update()

  function toggle(index: number): void {
    if (!isOpen() || isBusy) return
    held = held.map((kept, place) => (place === index ? !kept : kept))
    context.sound.play('chip')
    update()
  }

  async function press(): Promise<void> {
    if (isBusy) return
    isBusy = true
    update()
    if (isOpen() && round) {
      const drawn = held.flatMap((kept, index) => (kept ? [] : [index]))
      const answer = await context.act(round, 0, { type: 'hold', hold: held })
      if (answer) {
        round = answer
        await show(viewOf()?.hand ?? null, drawn)
        context.settle(answer)
        context.sound.play(answer.win > 0 ? 'win' : 'lose')
        context.showToast(t(`poker.hand.${viewOf()?.rank}`), answer.win - answer.stake)
      }
    } else {
      const started = await context.bet({ stake: panel.stake, table: '8/5' })
      if (started) {
        round = started
        held = held.map(() => false)
        context.settle(started)
        await show(viewOf()?.hand ?? null, [0, 1, 2, 3, 4])
      }
    }
    isBusy = false
    update()
  }

  async function show(hand: readonly number[] | null, turned: readonly number[]): Promise<void> {
    row.removeChildren()
    const cards = Array.from({ length: 5 }, (_, index) =>
      hand ? drawCard(hand[index] as number) : drawBack(),
    )
    for (const [index, card] of cards.entries()) {
      card.position.set(WIDTH / 2 + (index - 2) * 72, HEIGHT / 2 - 10)
      card.scale.set(1.15)
      row.addChild(card)
    }
    stage.draw()
    for (const index of turned) {
      const card = cards[index] as Container
      context.sound.play('deal')
      await stage.animate(120, (progress) => {
        card.scale.x = Math.max(easeOut(progress), 0.03) * 1.15
      })
    }
  }

  function update(): void {
    const view = viewOf()
    for (const [index, button] of holds.entries()) {
      button.setAttribute('aria-pressed', String(isOpen() && held[index]))
      button.disabled = !isOpen() || isBusy
    }
    const stake = round && isOpen() ? round.stake : panel.stake
    table.replaceChildren(
      ...HANDS.map((hand) =>
        el(
          'span',
          { class: view?.rank === hand ? 'is-hit' : '' },
          t(`poker.hand.${hand}`),
          el('b', {}, money.amount(stake * (pays[hand] ?? 0))),
        ),
      ),
    )
    panel.main.textContent = isOpen() ? t('poker.draw') : t('table.deal', { amount: money.amount(stake) })
    panel.main.disabled = isBusy
    panel.lock(isOpen() || isBusy)
  }
}
