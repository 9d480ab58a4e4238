export type SoundName = 'chip' | 'deal' | 'spin' | 'stop' | 'win' | 'lose'

const TONES: Record<SoundName, readonly (readonly [hertz: number, seconds: number])[]> = {
  chip: [[900, 0.05]],
  deal: [[420, 0.06]],
  spin: [[220, 0.12]],
  stop: [[320, 0.07]],
  win: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.18],
  ],
  lose: [[180, 0.12]],
}

/** Short tones, silent until the player turns them on. */
export class Sound {
  isOn = false
  private context: AudioContext | null = null

  toggle(): boolean {
    this.isOn = !this.isOn
    return this.isOn
  }

  play(name: SoundName): void {
    if (!this.isOn) return
    this.context ??= new AudioContext()
    let at = this.context.currentTime
    for (const [hertz, seconds] of TONES[name]) {
      const oscillator = this.context.createOscillator()
      const gain = this.context.createGain()
      oscillator.type = 'triangle'
      oscillator.frequency.value = hertz
      gain.gain.setValueAtTime(0.12, at)
      gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
      oscillator.connect(gain).connect(this.context.destination)
      oscillator.start(at)
      oscillator.stop(at + seconds)
      at += seconds
    }
  }
}
