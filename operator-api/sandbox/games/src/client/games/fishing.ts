import type { FishingResult } from '@touchline/fair'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { GameContext } from '../game-context'
import { drawSlotGround } from '../stage/slot-backdrop'
import { createStage, easeOut, type Stage } from '../stage/stage'
import { svgTexture } from '../stage/svg-texture'
import { drawText } from '../stage/text'
import { fishSvg } from '../symbols/fish'
import { ChoiceRow } from '../ui/choice-row'
import { el } from '../ui/dom'
import { StakePanel } from '../ui/stake-panel'

/** A fish on its way across the water. */
interface Fish {
  readonly sprite: Container
  readonly bet: string
  /** 0 for the boss, whose pay is drawn. */
  readonly times: number
  readonly speed: number
  readonly radius: number
  readonly baseY: number
  age: number
}

const WIDTH = 390
const HEIGHT = 420
const FISH_MAX = 13
const BULLET_MS = 260
const SHOTS_AT_ONCE = 3
const NET_RADIUS = 62
const NET_FISH_MAX = 10
const BOSS_EVERY = 40

export async function start(context: GameContext): Promise<void> {
  const { t, money, controls, opened } = context
  const { times } = opened.game.config as { times: readonly number[] }
  const stage = await createStage(context.stageHost, {
    width: WIDTH,
    height: HEIGHT,
    isCalm: context.isCalm,
    backdrop: drawSlotGround(200, 190),
  })
  const textures = new Map<number, Texture>()
  for (const [index, value] of times.entries()) textures.set(value, await svgTexture(fishSvg(index), 160))
  textures.set(0, await svgTexture(fishSvg(times.length), 220))
  const sea = new Container()
  const effects = new Container()
  const gun = drawGun()
  stage.scene.addChild(sea, effects, gun)
  const fish = new Set<Fish>()
  let released = 0
  let inFlight = 0
  let total = 0

  const weapon = new ChoiceRow(
    [
      { value: 'shot', label: t('fishing.shot') },
      { value: 'area', label: t('fishing.net') },
    ],
    t('fishing.weapon'),
  )
  const panel = new StakePanel(context, () => void shootLowest())
  const caughtSum = el('b', { class: 'gain' }, money.amount(0))
  const label = (): void => {
    panel.main.textContent = t('fishing.fire', { amount: money.amount(panel.stake) })
  }
  panel.row.addEventListener('stake', label)
  label()
  controls.append(
    el(
      'div',
      { class: 'panel' },
      el(
        'div',
        { class: 'row' },
        weapon.element,
        el('div', { class: 'amount' }, el('small', {}, t('fishing.caught')), caughtSum),
      ),
      panel.row,
      el('div', { class: 'row' }, panel.main),
    ),
  )
  context.setRules(() => [
    el('p', {}, t('fishing.rules')),
    el('p', {}, times.map((value) => `×${value}`).join(' ')),
  ])
  stage.app.canvas.addEventListener('pointerdown', (event) => {
    const { x, y } = stage.scene.toLocal({ x: event.offsetX, y: event.offsetY })
    void shootAt(x, y)
  })
  swim()

  /** Fish swim with the frames of the page; without motion they rest in a shoal. */
  function swim(): void {
    while (fish.size < FISH_MAX) release()
    if (context.isCalm) {
      spread()
      return
    }
    let before = performance.now()
    const frame = (now: number): void => {
      const seconds = Math.min((now - before) / 1000, 0.1)
      before = now
      if (!document.hidden) step(seconds)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }

  function step(seconds: number): void {
    for (const one of fish) {
      one.age += seconds
      one.sprite.x += one.speed * seconds
      one.sprite.y = one.baseY + Math.sin(one.age * 2) * 8
      if (one.sprite.x < -90 || one.sprite.x > WIDTH + 90) remove(one)
    }
    while (fish.size < FISH_MAX) release()
    stage.draw()
  }

  function spread(): void {
    while (fish.size < FISH_MAX) release()
    for (const [index, one] of [...fish].entries())
      one.sprite.position.set(50 + (index % 4) * 95, 50 + Math.floor(index / 4) * 82)
    stage.draw()
  }

  function release(): void {
    released += 1
    const isBoss = released % BOSS_EVERY === 0
    const index = Math.floor(Math.random() ** 1.7 * times.length)
    const value = isBoss ? 0 : (times[index] as number)
    const size = isBoss ? 120 : 38 + index * 3.4
    const isRight = Math.random() < 0.5
    const body = new Sprite(textures.get(value))
    body.anchor.set(0.5)
    body.setSize(size)
    if (!isRight) body.scale.x *= -1
    const tag = drawText(isBoss ? t('fishing.boss') : `×${value}`, 12, 0xffffff, {
      fontWeight: '800',
      stroke: { color: 0x0b2233, width: 3 },
    })
    tag.y = size / 2 - 2
    const sprite = new Container()
    sprite.addChild(body, tag)
    const baseY = 36 + Math.random() * (HEIGHT - 150)
    const isFirst = released <= FISH_MAX
    sprite.position.set(isFirst ? Math.random() * WIDTH : isRight ? -70 : WIDTH + 70, baseY)
    sea.addChild(sprite)
    fish.add({
      sprite,
      bet: isBoss ? 'boss' : `shot:${value}`,
      times: value,
      speed: (26 + Math.random() * 34) * (isRight ? 1 : -1),
      radius: size / 2,
      baseY,
      age: Math.random() * 3,
    })
  }

  function remove(one: Fish): void {
    fish.delete(one)
    one.sprite.destroy({ children: true })
  }

  function shootLowest(): Promise<void> {
    const [target] = [...fish]
      .filter(({ sprite }) => sprite.x > 20 && sprite.x < WIDTH - 20)
      .sort((a, b) => b.sprite.y - a.sprite.y)
    return target ? shootAt(target.sprite.x, target.sprite.y) : Promise.resolve()
  }

  /** A shot that reaches no fish costs nothing. */
  async function shootAt(x: number, y: number): Promise<void> {
    if (inFlight >= SHOTS_AT_ONCE) return
    inFlight += 1
    gun.rotation = Math.atan2(x - gun.x, gun.y - y)
    context.sound.play('deal')
    const bullet = new Graphics().circle(0, 0, 6).fill(0xf6c453).stroke({ width: 2, color: 0xffffff })
    effects.addChild(bullet)
    await stage.animate(BULLET_MS, (progress) =>
      bullet.position.set(gun.x + (x - gun.x) * progress, gun.y - 20 + (y - gun.y + 20) * progress),
    )
    bullet.destroy()
    const reached = targetsAt(x, y)
    if (reached.length > 0) await hit(reached)
    inFlight -= 1
  }

  function targetsAt(x: number, y: number): Fish[] {
    const distance = ({ sprite }: Fish): number => Math.hypot(sprite.x - x, sprite.y - y)
    const sorted = [...fish].sort((a, b) => distance(a) - distance(b))
    if (weapon.value === 'shot') return sorted.filter((one) => distance(one) < one.radius + 8).slice(0, 1)
    return sorted
      .filter((one) => one.bet !== 'boss' && distance(one) < NET_RADIUS + one.radius / 2)
      .slice(0, NET_FISH_MAX)
  }

  async function hit(reached: readonly Fish[]): Promise<void> {
    const bet = reached.length === 1 ? reached[0]?.bet : `area:${reached.map((one) => one.times).join('-')}`
    const round = await context.bet([{ bet, stake: panel.stake }])
    if (!round) return
    const [shot] = (round.view as { result: FishingResult }).result.shots
    for (const [index, one] of reached.entries()) {
      const caught = shot?.times[index] ?? 0
      if (!fish.has(one)) continue
      if (caught > 0)
        void showCatch(stage, effects, one, `+${money.amount(caught * round.stake)}`, () => remove(one))
      else one.sprite.alpha = 0.6
    }
    total += round.win
    caughtSum.textContent = money.amount(total)
    context.sound.play(round.win > 0 ? 'win' : 'chip')
    context.settle(round)
    await stage.wait(140)
    for (const one of reached) if (fish.has(one)) one.sprite.alpha = 1
    if (context.isCalm) spread()
  }
}

async function showCatch(
  stage: Stage,
  effects: Container,
  { sprite }: Fish,
  amount: string,
  remove: () => void,
): Promise<void> {
  const sign = drawText(amount, 22, 0xf6c453, { fontWeight: '900', stroke: { color: 0x0b2233, width: 4 } })
  const { x, y } = sprite.position
  remove()
  effects.addChild(sign)
  await stage.animate(900, (progress) => {
    sign.position.set(x, y - 40 * easeOut(progress))
    sign.alpha = progress > 0.7 ? (1 - progress) / 0.3 : 1
  })
  sign.destroy()
}

function drawGun(): Container {
  const gun = new Container()
  const body = new Graphics()
    .roundRect(-9, -44, 18, 46, 6)
    .fill(0xdfe6ef)
    .roundRect(-12, -48, 24, 12, 5)
    .fill(0xf6c453)
    .circle(0, 4, 24)
    .fill(0x2f63c9)
    .circle(0, 4, 13)
    .fill(0xf6c453)
  gun.addChild(body)
  gun.position.set(WIDTH / 2, HEIGHT - 22)
  return gun
}
