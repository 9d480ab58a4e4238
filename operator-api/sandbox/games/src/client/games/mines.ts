import { minesTimes } from '@touchline/fair'
import { ICONS, paletteOf } from '@touchline/rounds/symbols'
import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage } from '../stage/stage'
import { ChoiceRow } from '../ui/choice-row'
import { el, svg } from '../ui/dom'
import { StakePanel, timesText } from '../ui/stake-panel'

interface MinesView {
  readonly mines: readonly number[] | null
  readonly opened: readonly number[]
  readonly times: number
  readonly nextTimes: number | null
}

const CELLS = 25
const COUNTS = [1, 3, 5, 10, 20]

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls, opened } = context
  await createStage(context.stageHost, {
    width: 300,
    height: 300,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(222, 200),
  })
  let round: RoundAnswer | null = opened.open_round
  let step = (round?.view as MinesView | null)?.opened.length ?? 0
  let isBusy = false

  const tiles = Array.from({ length: CELLS }, (_, cell) =>
    el('button', {
      class: 'tile',
      type: 'button',
      'aria-label': t('mines.cell', { number: cell + 1 }),
      onclick: () => void openCell(cell),
    }),
  )
  context.stageHost.append(el('div', { class: 'field-grid' }, ...tiles))
  const counts = new ChoiceRow(
    COUNTS.map((count) => ({
      value: String(count),
      label: String(count),
      note: timesText(minesTimes(count, 1)),
    })),
    t('mines.count'),
    () => update(),
  )
  if (round) counts.show(String((round.bet as { mines: number }).mines))
  const panel = new StakePanel(context, () => void press())
  const next = el('div', { class: 'amount' })
  panel.row.addEventListener('stake', () => update())
  controls.append(
    el(
      'div',
      { class: 'panel' },
      el('small', {}, t('mines.count')),
      counts.element,
      panel.row,
      el('div', { class: 'row' }, next),
      el('div', { class: 'row' }, panel.main),
    ),
  )
  context.setRules(() => [el('p', {}, t('mines.rules'))])
  update()

  async function press(): Promise<void> {
    if (isBusy) return
    isBusy = true
    update()
    if (round?.state === 'open') await take({ type: 'cash' })
    else {
      const started = await context.bet({ stake: panel.stake, mines: Number(counts.value) })
      if (started) {
        round = started
        step = 0
        context.settle(started)
      }
    }
    isBusy = false
    update()
  }

  async function openCell(cell: number): Promise<void> {
    if (isBusy || round?.state !== 'open') return
    isBusy = true
    await take({ type: 'open', cell })
    isBusy = false
    update()
  }

  async function take(action: object): Promise<void> {
    const answer = await context.act(round as RoundAnswer, step, action)
    if (!answer) return
    round = answer
    step += 1
    if (answer.state !== 'closed') return context.sound.play('chip')
    context.settle(answer)
    context.sound.play(answer.win > 0 ? 'win' : 'lose')
    context.showToast(t(answer.win > 0 ? 'mini.won' : 'mines.hit'), answer.win - answer.stake)
  }

  function update(): void {
    const view = round?.view as MinesView | null
    const isOpen = round?.state === 'open'
    for (const [cell, tile] of tiles.entries()) {
      const isOpened = !!view?.opened.includes(cell)
      const isMine = !!view?.mines?.includes(cell)
      tile.className = `tile ${isMine ? 'is-mine' : isOpened ? 'is-safe' : ''} ${!isOpened && view?.mines ? 'is-faint' : ''}`
      tile.replaceChildren(...(isMine ? [bomb()] : isOpened ? [gem()] : []))
      tile.disabled = !isOpen || isOpened || isBusy
    }
    counts.lock(isOpen || isBusy)
    panel.lock(isOpen || isBusy)
    const stake = round && isOpen ? round.stake : panel.stake
    const worth = (times: number): string => money.amount(Math.floor((stake * times) / 100))
    panel.main.textContent =
      isOpen && view && step > 0
        ? t('mini.cashOut', { amount: worth(view.times) })
        : t('mini.play', { amount: money.amount(stake) })
    panel.main.disabled = isBusy || (isOpen && step === 0)
    next.replaceChildren(
      el('small', {}, t('mines.next')),
      el(
        'b',
        {},
        isOpen && view?.nextTimes
          ? `${timesText(view.nextTimes)} = ${worth(view.nextTimes)}`
          : timesText(minesTimes(Number(counts.value), 1)),
      ),
    )
  }
}

function gem(): Node {
  const drawing = svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' })
  drawing.innerHTML = (ICONS.gem as (typeof ICONS)[string])(paletteOf(168))
  return drawing
}

const bomb = (): Node =>
  svg(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svg('circle', { cx: 46, cy: 58, r: 32, fill: '#10151d' }),
    svg('path', { d: 'M66 34L78 20M78 20q8 -8 14 0', stroke: '#f6c453', 'stroke-width': 6, fill: 'none' }),
    svg('circle', { cx: 36, cy: 46, r: 8, fill: '#5b6678' }),
  )
