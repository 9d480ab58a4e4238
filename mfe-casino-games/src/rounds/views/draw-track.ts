import type { RunnerPosition } from '../domain/race-positions'
import { runnerColour } from './runner-colour'

interface Size {
  readonly width: number
  readonly height: number
}

interface TrackColours {
  readonly grass: string
  readonly track: string
  readonly line: string
}

/** The track in the colours of the theme. */
export function trackColours(element: Element): TrackColours {
  const style = getComputedStyle(element)
  const of = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise
  return {
    grass: of('--odds-cell', '#dfeadf'),
    track: of('--flash-up', '#bcd6bd'),
    line: of('--surface', '#fff'),
  }
}

const MARGIN = 34
const LANES = 34
const RADIUS = 11

/** An oval: where a part of the lap is, `lane` pixels outside of the middle of the track. */
function placeOn({ width, height }: Size, part: number, lane: number): readonly [x: number, y: number] {
  const radius = height / 2 - MARGIN + lane
  const straight = Math.max(0, width - height)
  const lap = 2 * straight + 2 * Math.PI * radius
  // The finish is on the lower straight, three fifths to the right.
  let at = (((part + 0.2) * lap) % lap) + 0
  const left = (width - straight) / 2
  const [top, bottom] = [height / 2 - radius, height / 2 + radius]
  if (at < straight) return [left + straight - at, bottom]
  at -= straight
  if (at < Math.PI * radius) {
    const angle = Math.PI / 2 + at / radius
    return [left + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)]
  }
  at -= Math.PI * radius
  if (at < straight) return [left + at, top]
  at -= straight
  const angle = -Math.PI / 2 + at / radius
  return [left + straight + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)]
}

function trace(context: CanvasRenderingContext2D, size: Size, lane: number): void {
  context.beginPath()
  for (let step = 0; step <= 120; step++) {
    const [x, y] = placeOn(size, step / 120, lane)
    if (step === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
}

export function drawTrack(
  context: CanvasRenderingContext2D,
  size: Size,
  positions: readonly RunnerPosition[],
  { grass, track, line }: TrackColours,
): void {
  context.fillStyle = grass
  context.fillRect(0, 0, size.width, size.height)
  trace(context, size, 0)
  context.lineWidth = LANES
  context.strokeStyle = track
  context.stroke()
  context.lineWidth = 2
  context.strokeStyle = line
  for (const lane of [-LANES / 2, LANES / 2]) {
    trace(context, size, lane)
    context.stroke()
  }
  const [x, y] = placeOn(size, 0, 0)
  context.setLineDash([4, 4])
  context.beginPath()
  context.moveTo(x, y - LANES / 2)
  context.lineTo(x, y + LANES / 2)
  context.stroke()
  context.setLineDash([])
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = '700 12px system-ui, sans-serif'
  for (const { number, progress } of positions.toReversed()) {
    const [runnerX, runnerY] = placeOn(size, progress, ((number * 5) % 15) - 7)
    const [fill, digits] = runnerColour(number)
    context.beginPath()
    context.arc(runnerX, runnerY, RADIUS, 0, 2 * Math.PI)
    context.fillStyle = fill
    context.fill()
    context.strokeStyle = line
    context.stroke()
    context.fillStyle = digits
    context.fillText(String(number), runnerX, runnerY + 0.5)
  }
}
