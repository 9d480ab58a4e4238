/** A part of the page that must show something. */
export interface Part {
  name: string
  x: number
  y: number
  width: number
  height: number
}

/** Runs in the page: distinct colours of each part. */
export async function countShades({ picture, parts }: { picture: string; parts: Part[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  context?.drawImage(bitmap, 0, 0)
  return parts.map(({ x, y, width, height }) => {
    const { data } = context?.getImageData(x, y, width, height) ?? { data: new Uint8ClampedArray() }
    return new Set(new Uint32Array(data.buffer)).size
  })
}
