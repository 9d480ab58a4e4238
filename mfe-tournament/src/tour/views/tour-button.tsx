import { Button, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useEffect, useRef, useState } from 'react'
import { playWords } from '../../locales/words'
import { startStep } from '../domain/tour-progress'
import { TOUR_STEPS, type TourScreen } from '../domain/tour-steps'
import { keptProgress } from '../state/kept-progress'

/** Starts the tour, goes on where it was stopped, and carries it from screen to screen. */
export function TourButton({ on }: { on: TourScreen }) {
  const words = useWords()
  const host = useHost()
  const [progress, setProgress] = useState(keptProgress.read)
  const stop = useRef<() => void>(() => {})
  const current = useRef(words)
  current.current = words
  const run = async (step: number) => {
    const [{ runTour }] = await Promise.all([
      import(/* webpackChunkName: "tour" */ './run-tour'),
      playWords.load(host.locale.language()),
    ])
    const keep = (next: typeof progress) => {
      keptProgress.keep(next)
      setProgress(next)
    }
    stop.current = runTour({ on, step, t: current.current.t, navigate: host.navigate, keep })
  }
  useEffect(() => {
    if (progress.state === 'running' && TOUR_STEPS[progress.step]?.on === on) void run(progress.step)
    return () => stop.current()
  }, [])
  const first = startStep(progress)
  // A tour stopped in a room goes on there; on the list it goes on from the list's steps.
  const begin = TOUR_STEPS[first]?.on === on ? first : TOUR_STEPS.findIndex((step) => step.on === on)
  return (
    <Button onClick={() => void run(begin)}>
      {words.t(progress.state === 'stopped' ? 'tourContinue' : 'tour')}
    </Button>
  )
}
