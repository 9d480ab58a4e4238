import { type Container, Graphics } from 'pixi.js'

export type FeltName = 'green' | 'blue' | 'wine' | 'violet'

const FELTS: Record<FeltName, { readonly far: number; readonly near: number }> = {
  green: { far: 0x0f3a2b, near: 0x14573f },
  blue: { far: 0x10304f, near: 0x174a78 },
  wine: { far: 0x3d1424, near: 0x641f38 },
  violet: { far: 0x291a4d, near: 0x42297a },
}
const GOLD = 0xb9a55a

/** The cloth of a table: a near half circle with a golden edge. */
export function drawFelt(name: FeltName): (layer: Container, width: number, height: number) => void {
  const { far, near } = FELTS[name]
  return (layer, width, height) => {
    const radiusX = Math.max(width * 0.66, height * 0.9)
    const felt = new Graphics()
      .rect(0, 0, width, height)
      .fill(far)
      .ellipse(width / 2, height * 0.1, radiusX, height * 0.9)
      .fill(near)
      .ellipse(width / 2, height * 0.1, radiusX * 0.97, height * 0.84)
      .stroke({ width: 2, color: GOLD, alpha: 0.75 })
    layer.addChild(felt)
  }
}
