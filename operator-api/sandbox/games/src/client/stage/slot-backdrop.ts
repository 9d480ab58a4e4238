import { type Container, FillGradient, Graphics, Sprite, type Texture } from 'pixi.js'

const MOTIF_MIN = 70
const MOTIF_MAX = 170

type Backdrop = (layer: Container, width: number, height: number) => void

/** As the ground of mini games, with the motif of a theme where room is above the reels. */
export function drawSlotBackdrop(hue: number, hue2: number, motif: Texture, sceneRatio: number): Backdrop {
  const ground = drawSlotGround(hue, hue2)
  return (layer, width, height) => {
    ground(layer, width, height)
    const gap = (height - width * sceneRatio) / 2
    if (gap < MOTIF_MIN) return
    const sprite = new Sprite(motif)
    sprite.anchor.set(0.5)
    sprite.setSize(Math.min(gap * 0.95, MOTIF_MAX))
    sprite.position.set(width / 2, gap / 2 + 8)
    layer.addChild(sprite)
  }
}

/** Light from above in one hue, rays in another. */
export function drawSlotGround(hue: number, hue2: number): Backdrop {
  return (layer, width, height) => {
    const gradient = new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      textureSpace: 'local',
      colorStops: [
        { offset: 0, color: `hsl(${hue}, 62%, 30%)` },
        { offset: 0.55, color: `hsl(${hue}, 58%, 17%)` },
        { offset: 1, color: `hsl(${(hue + 20) % 360}, 52%, 10%)` },
      ],
    })
    const ground = new Graphics().rect(0, 0, width, height).fill(gradient)
    const rays = new Graphics()
    for (let ray = 0; ray < 16; ray += 1) {
      const angle = (Math.PI * 2 * ray) / 16
      const far = Math.max(width, height)
      const [x, y] = [width / 2, height / 2]
      rays
        .moveTo(x, y)
        .lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
        .lineTo(x + Math.cos(angle + 0.2) * far, y + Math.sin(angle + 0.2) * far)
        .closePath()
    }
    rays.fill({ color: `hsl(${hue2}, 80%, 60%)`, alpha: 0.07 })
    layer.addChild(ground, rays)
  }
}
