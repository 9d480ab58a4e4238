/** Tones by what happened: each note in hertz, one after the other. */
const NOTES = {
  good: [660, 880],
  bad: [330, 262],
  goal: [523, 659, 784],
} as const
export type Tone = keyof typeof NOTES

const NOTE_S = 0.12
const LOUDNESS = 0.08
/** A tone fades to this, because an exponential ramp never reaches nothing. */
const SILENCE = 0.0001

let context: AudioContext | undefined

/**
 * A short tone, made by the browser. Silent before the player has touched the page, as browsers demand, and
 * in a hidden page: otherwise two tabs would sound.
 */
export function playTone(tone: Tone): void {
  if (document.hidden) return
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  try {
    context ??= new AudioContext()
    const from = context.currentTime
    for (const [index, hertz] of NOTES[tone].entries()) playNote(hertz, from + index * NOTE_S)
  } catch {
    // Forbidden, or without a device: a bet is seen all the same.
  }
}

function playNote(hertz: number, at: number): void {
  if (!context) return
  const note = context.createOscillator()
  const volume = context.createGain()
  note.frequency.value = hertz
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + NOTE_S)
  note.connect(volume).connect(context.destination)
  note.start(at)
  note.stop(at + NOTE_S)
}
