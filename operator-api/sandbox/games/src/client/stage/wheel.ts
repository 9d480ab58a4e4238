import { Container, Graphics } from 'pixi.js'
import { easeOut, type Stage } from './stage'
import { drawText } from './text'

/** Numbers in the order of the wheel. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const SLICE = (Math.PI * 2) / ORDER.length
const RADIUS = 134
const SPIN_MS = 4200
const GOLD = 0xb9a55a

/** A wheel with one zero; the ball ends in the drawn pocket. */
export class Wheel {
  private readonly rotor = new Container()
  private readonly ball = new Graphics().circle(0, 0, 6).fill(0xffffff).stroke({ width: 1, color: 0x8a94a3 })

  constructor(
    private readonly stage: Stage,
    middle: number,
  ) {
    const rim = new Graphics()
      .circle(middle, middle, RADIUS + 12)
      .fill(0x4a2c17)
      .stroke({ width: 3, color: GOLD })
      .circle(middle, middle, RADIUS + 2)
      .fill(0x2b1a0e)
    this.rotor.position.set(middle, middle)
    for (const [index, number] of ORDER.entries()) this.rotor.addChild(...pocket(index, number))
    this.rotor.addChild(hub())
    this.ball.position.set(middle, middle - RADIUS * 0.72)
    stage.scene.addChild(rim, this.rotor, this.ball)
    stage.draw()
  }

  async spinTo(number: number): Promise<void> {
    const middle = this.rotor.x
    const pocketAngle = ORDER.indexOf(number) * SLICE - Math.PI / 2
    const start = this.rotor.rotation
    const turned = Math.PI * 2.4
    const rotorEnd = start + turned
    // The ball runs against the wheel and ends where the pocket then is.
    const ballEnd = rotorEnd + pocketAngle
    const ballStart = ballEnd + Math.PI * 11
    await this.stage.animate(SPIN_MS, (progress) => {
      const t = easeOut(progress)
      this.rotor.rotation = start + turned * t
      const angle = ballStart + (ballEnd - ballStart) * t
      const fall = Math.min(Math.max((progress - 0.55) / 0.35, 0), 1)
      const bounce =
        progress > 0.7 && progress < 0.95 ? Math.abs(Math.sin(progress * 60)) * 7 * (0.95 - progress) * 4 : 0
      const radius = RADIUS + 5 - fall * (RADIUS * 0.28 + 5) + bounce
      this.ball.position.set(middle + Math.cos(angle) * radius, middle + Math.sin(angle) * radius)
    })
    this.rotor.rotation %= Math.PI * 2
  }
}

function pocket(index: number, number: number): Container[] {
  const from = index * SLICE - Math.PI / 2 - SLICE / 2
  const colour = number === 0 ? 0x13804f : RED.has(number) ? 0xb3253a : 0x12161d
  const slice = new Graphics()
    .moveTo(0, 0)
    .arc(0, 0, RADIUS, from, from + SLICE)
    .closePath()
    .fill(colour)
    .stroke({ width: 1, color: GOLD, alpha: 0.6 })
  const label = drawText(String(number), 12, 0xffffff, { fontWeight: '700' })
  const angle = from + SLICE / 2
  label.position.set(Math.cos(angle) * (RADIUS - 12), Math.sin(angle) * (RADIUS - 12))
  label.rotation = angle + Math.PI / 2
  return [slice, label]
}

function hub(): Container {
  const hub = new Container()
  const bowl = new Graphics()
    .circle(0, 0, RADIUS * 0.58)
    .fill(0x4a2c17)
    .stroke({ width: 3, color: GOLD })
    .circle(0, 0, RADIUS * 0.2)
    .fill(0xd8c47a)
  for (let arm = 0; arm < 4; arm += 1) {
    const angle = (arm * Math.PI) / 2
    bowl
      .moveTo(0, 0)
      .lineTo(Math.cos(angle) * RADIUS * 0.42, Math.sin(angle) * RADIUS * 0.42)
      .stroke({ width: 8, color: 0xd8c47a, cap: 'round' })
  }
  hub.addChild(bowl)
  return hub
}
