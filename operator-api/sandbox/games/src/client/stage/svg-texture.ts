import { Texture } from 'pixi.js'

/** A texture of a drawing; sprites of it cost less than shapes. */
export async function svgTexture(source: string, size: number): Promise<Texture> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size)
  return Texture.from(canvas)
}
