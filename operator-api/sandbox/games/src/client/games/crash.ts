import { crashTimesAt } from '@touchline/fair'
import { Graphics } from 'pixi.js'
import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage } from '../stage/stage'
import { drawText } from '../stage/text'
import { ChoiceRow } from '../ui/choice-row'
import { el } from '../ui/dom'
import { StakePanel, timesText } from '../ui/stake-panel'

interface CrashView {
  readonly stop: number | null
  readonly cashedAt: number | null
}

const WIDTH = 390
const HEIGHT = 280
const LEFT = 34
const GROUND = HEIGHT - 36
const SHOWN_MS = 12_000
const AUTO = [0, 150, 200, 500, 1000]
const HISTORY = 12

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls, opened } = context
  const stage = await createStage(context.stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(240, 280),
  })
  const axes = new Graphics()
    .moveTo(LEFT, 20)
    .lineTo(LEFT, GROUND)
    .lineTo(WIDTH - 14, GROUND)
    .stroke({ width: 2, color: 0xffffff, alpha: 0.3 })
  const curve = new Graphics()
  const rocket = new Graphics()
    .poly([16, 0, -8, -8, -3, 0, -8, 8])
    .fill(0xf2f5f9)
    .poly([-6, -4, -20, 0, -6, 4])
    .fill(0xf0974a)
  const big = drawText('×1.00', 60, 0xffffff, { fontWeight: '800' })
  big.position.set(WIDTH / 2, 84)
  stage.scene.addChild(axes, curve, rocket, big)
  draw(0)

  const last = (opened.history as CrashView[]).map(({ stop }) => stop ?? 100)
  const balls = el('div', { class: 'balls' })
  context.stageHost.append(balls)
  const showLast = (): void =>
    balls.replaceChildren(
      ...last
        .slice(-HISTORY)
        .reverse()
        .map((stop) => el('span', { class: `ball ${stop >= 200 ? 'is-high' : ''}` }, timesText(stop))),
    )
  showLast()

  let round: RoundAnswer | null = opened.open_round
  let isBusy = false
  let startedAt = 0
  const auto = new ChoiceRow(
    AUTO.map((times) => ({ value: String(times), label: times ? timesText(times) : t('crash.byHand') })),
    t('crash.auto'),
  )
  if (round) auto.show(String((round.bet as { autoCash?: number }).autoCash ?? 0))
  const panel = new StakePanel(context, () => void press())
  panel.row.addEventListener('stake', () => update())
  controls.append(
    el(
      'div',
      { class: 'panel' },
      el('small', {}, t('crash.auto')),
      auto.element,
      panel.row,
      el('div', { class: 'row' }, panel.main),
    ),
  )
  context.setRules(() => [el('p', {}, t('crash.rules'))])
  update()
  if (round) void watch(round, performance.now() - opened.open_for_ms)

  async function press(): Promise<void> {
    if (isBusy) return
    if (round?.state === 'open') {
      isBusy = true
      update()
      finish(await context.act(round, 0, { type: 'cash' }))
      return
    }
    isBusy = true
    update()
    const autoCash = Number(auto.value)
    const begun = performance.now()
    const started = await context.bet({ stake: panel.stake, ...(autoCash > 0 && { autoCash }) })
    isBusy = false
    if (!started) return update()
    round = started
    context.settle(started)
    if (started.state === 'closed') return finish(started)
    void watch(started, begun)
  }

  /** Draws the curve until the server says where it has ended. */
  async function watch(open: RoundAnswer, begun: number): Promise<void> {
    round = open
    startedAt = begun
    update()
    requestAnimationFrame(frame)
    let answer: RoundAnswer | null = open
    while (answer?.state === 'open' && round?.state === 'open') answer = await context.watch(open)
    if (round?.state === 'open') finish(answer)
  }

  function frame(now: number): void {
    if (round?.state !== 'open') return
    draw(now - startedAt)
    if (!isBusy) update()
    requestAnimationFrame(frame)
  }

  function finish(answer: RoundAnswer | null): void {
    isBusy = false
    const isShown = round?.state === 'closed' && round.round === answer?.round
    if (!answer || answer.state === 'open' || isShown) {
      update()
      return
    }
    round = answer
    const { stop, cashedAt } = (answer.view ?? {}) as CrashView
    draw(10_000 * Math.log2((cashedAt ?? stop ?? 100) / 100), cashedAt ?? stop ?? 100, cashedAt === null)
    last.push(stop ?? 100)
    showLast()
    context.settle(answer)
    context.sound.play(answer.win > 0 ? 'win' : 'lose')
    context.showToast(
      cashedAt === null ? t('crash.crashed', { times: timesText(stop ?? 100) }) : t('mini.won'),
      answer.win - answer.stake,
    )
    update()
  }

  function draw(elapsedMs: number, times = crashTimesAt(Math.max(elapsedMs, 0)), hasCrashed = false): void {
    const span = Math.max(elapsedMs, SHOWN_MS)
    const top = Math.max(times, 220)
    const point = (ms: number): [number, number] => {
      const value = 100 * 2 ** (ms / 10_000)
      return [
        LEFT + ((WIDTH - LEFT - 40) * ms) / span,
        GROUND - ((GROUND - 40) * (value - 100)) / (top - 100),
      ]
    }
    curve.clear().moveTo(LEFT, GROUND)
    for (let index = 1; index <= 40; index += 1) curve.lineTo(...point((elapsedMs * index) / 40))
    curve.stroke({ width: 4, color: hasCrashed ? 0xff8f80 : 0x4fd49c, cap: 'round' })
    rocket.position.set(...point(elapsedMs))
    rocket.rotation = -0.15 - Math.min(elapsedMs / 30_000, 0.8)
    rocket.alpha = hasCrashed ? 0.25 : 1
    big.text = timesText(times)
    big.style.fill = hasCrashed ? 0xff8f80 : 0xffffff
    stage.draw()
  }

  function update(): void {
    const isOpen = round?.state === 'open'
    const stake = round && isOpen ? round.stake : panel.stake
    const now = crashTimesAt(Math.max(performance.now() - startedAt, 0))
    panel.main.textContent = isOpen
      ? t('mini.cashOut', { amount: money.amount(Math.floor((stake * now) / 100)) })
      : t('mini.play', { amount: money.amount(stake) })
    panel.main.disabled = isBusy
    if (!isOpen || isBusy) {
      panel.lock(isOpen || isBusy)
      auto.lock(isOpen || isBusy)
    }
  }
}
