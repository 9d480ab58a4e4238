import { useEffect, useRef } from 'react'
import { racePositions } from '../domain/race-positions'
import { drawTrack, trackColours } from './draw-track'
import styles from './rounds.module.css'

interface RaceCanvasProps {
  readonly roundId: string
  readonly order: readonly number[]
  readonly offAt: number
  readonly resultAt: number
  readonly isPaused: boolean
  readonly now: () => number
}

/** The race as a picture; the list beside it says the same in words. */
export function RaceCanvas({ roundId, order, offAt, resultAt, isPaused, now }: RaceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    const context = target?.getContext?.('2d')
    if (!target || !context) return
    let frame = 0
    const draw = () => {
      const ratio = window.devicePixelRatio || 1
      const { clientWidth, clientHeight } = target
      if (target.width !== Math.round(clientWidth * ratio)) {
        target.width = Math.round(clientWidth * ratio)
        target.height = Math.round(clientHeight * ratio)
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0)
      const part = Math.max(0, Math.min(1, (now() - offAt) / (resultAt - offAt)))
      const positions = order.length > 0 ? racePositions(order, part, roundId) : []
      drawTrack(context, { width: clientWidth, height: clientHeight }, positions, trackColours(target))
      if (!isPaused) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [roundId, order, offAt, resultAt, isPaused, now])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  )
}
