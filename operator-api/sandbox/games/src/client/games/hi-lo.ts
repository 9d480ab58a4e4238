import { Container } from 'pixi.js'
import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { drawBack, drawCard } from '../stage/card'
import { drawFelt } from '../stage/felt'
import { createStage, easeOut } from '../stage/stage'
import { el } from '../ui/dom'
import { StakePanel, timesText } from '../ui/stake-panel'

interface HiLoView {
  readonly ranks: readonly number[]
  readonly times: number
}
type Guess = 'hi' | 'lo' | 'same'
type Times = Readonly<Record<Guess, number>>

const WIDTH = 390
const HEIGHT = 230
const SPACING = 66
const SHOWN = 6

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls, opened } = context
  const { times } = opened.game.config as { times: readonly Times[] }
  const stage = await createStage(context.stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawFelt('violet'),
  })
  const row = new Container()
  stage.scene.addChild(row)
  let round: RoundAnswer | null = opened.open_round
  let isBusy = false
  const viewOf = (): HiLoView | null => (round?.view as HiLoView | null) ?? null
  const isOpen = (): boolean => round?.state === 'open'

  const guesses = (['hi', 'same', 'lo'] as const).map((guess) => {
    const note = el('small', {})
    const button = el(
      'button',
      { type: 'button', onclick: () => void take({ type: 'guess', guess }) },
      t(`hiLo.${guess}`),
      note,
    )
    return { guess, button, note }
  })
  const panel = new StakePanel(context, () => void press())
  panel.row.addEventListener('stake', () => update())
  controls.append(
    el(
      'div',
      { class: 'panel' },
      el('div', { class: 'options row' }, ...guesses.map(({ button }) => button)),
      panel.row,
      el('div', { class: 'row' }, panel.main),
    ),
  )
  context.setRules(() => [el('p', {}, t('hiLo.rules'))])
  await showCards(false)
  update()

  async function press(): Promise<void> {
    if (isBusy) return
    if (isOpen()) return take({ type: 'cash' })
    isBusy = true
    update()
    const started = await context.bet({ stake: panel.stake })
    if (started) {
      round = started
      context.settle(started)
      await showCards(true)
    }
    isBusy = false
    update()
  }

  async function take(action: object): Promise<void> {
    if (isBusy || !round) return
    isBusy = true
    update()
    const before = viewOf()?.ranks.length ?? 1
    const answer = await context.act(round, before - 1, action)
    if (answer) {
      round = answer
      if ((viewOf()?.ranks.length ?? 1) > before) await showCards(true)
      if (answer.state === 'closed') {
        context.settle(answer)
        context.showToast(t(answer.win > 0 ? 'mini.won' : 'mini.lost'), answer.win - answer.stake)
      }
      context.sound.play(answer.state === 'closed' && answer.win === 0 ? 'lose' : 'win')
    }
    isBusy = false
    update()
  }

  /** The newest cards, the last one in the middle of the right half. */
  async function showCards(isNew: boolean): Promise<void> {
    row.removeChildren()
    const ranks = viewOf()?.ranks ?? []
    const shown = ranks.slice(-SHOWN)
    const first = ranks.length - shown.length
    const cards = shown.map((rank, index) => drawCard(rank - 1 + 13 * ((first + index) % 4)))
    const next = drawBack()
    const count = cards.length + 1
    const x = (index: number): number =>
      WIDTH / 2 + (index - (count - 1) / 2) * Math.min(SPACING, (WIDTH - 70) / count)
    for (const [index, card] of [...cards, next].entries()) {
      card.position.set(x(index), HEIGHT / 2 - 8)
      row.addChild(card)
    }
    const last = cards.at(-1)
    if (!last || !isNew) return stage.draw()
    context.sound.play('deal')
    await stage.animate(240, (progress) => {
      last.scale.x = Math.max(easeOut(progress), 0.03)
    })
  }

  function update(): void {
    const view = viewOf()
    const rank = view?.ranks.at(-1)
    for (const { guess, button, note } of guesses) {
      const worth = rank ? (times[rank - 1]?.[guess] ?? 0) : 0
      note.textContent = isOpen() && worth ? timesText(worth) : '–'
      button.disabled = !isOpen() || isBusy || worth === 0
    }
    const stake = round && isOpen() ? round.stake : panel.stake
    const hasGuess = isOpen() && (view?.ranks.length ?? 1) > 1
    panel.main.textContent = hasGuess
      ? t('mini.cashOut', { amount: money.amount(Math.floor((stake * (view?.times ?? 0)) / 100)) })
      : t('table.deal', { amount: money.amount(stake) })
    panel.main.disabled = isBusy || (isOpen() && !hasGuess)
    panel.lock(isOpen() || isBusy)
  }
}
