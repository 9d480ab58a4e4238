import 'pixi.js/unsafe-eval'
import { Application, Container } from 'pixi.js'

const RESOLUTION_MAX = 2

export interface StageOptions {
  /** Size of the drawing; it is scaled to fit the place it has. */
  readonly width: number
  readonly height: number
  readonly isCalm: boolean
  /** Draws what reaches beyond the scene, in pixels of the page. */
  readonly backdrop?: (layer: Container, width: number, height: number) => void
}

/** A drawn scene. Frames are rendered while something moves, and once after each change. */
export interface Stage {
  readonly scene: Container
  readonly app: Application
  /** Runs `frame` from 0 to 1; at once when the player wants no motion. */
  animate(ms: number, frame: (progress: number) => void): Promise<void>
  wait(ms: number): Promise<void>
  draw(): void
}

export async function createStage(host: HTMLElement, options: StageOptions): Promise<Stage> {
  const app = new Application()
  await app.init({
    preference: 'webgl',
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    autoStart: false,
    resolution: Math.min(devicePixelRatio || 1, RESOLUTION_MAX),
    width: host.clientWidth || options.width,
    height: host.clientHeight || options.height,
  })
  app.canvas.setAttribute('aria-hidden', 'true')
  host.append(app.canvas)
  const backdrop = new Container()
  const scene = new Container()
  app.stage.addChild(backdrop, scene)

  const layOut = (): void => {
    const { clientWidth: width, clientHeight: height } = host
    if (!width || !height) return
    app.renderer.resize(width, height)
    const scale = Math.min(width / options.width, height / options.height)
    scene.scale.set(scale)
    scene.position.set((width - options.width * scale) / 2, (height - options.height * scale) / 2)
    for (const child of backdrop.removeChildren()) child.destroy()
    options.backdrop?.(backdrop, width, height)
    app.render()
  }
  new ResizeObserver(layOut).observe(host)
  layOut()

  return { scene, app, ...motion(app, options.isCalm) }
}

function motion(app: Application, isCalm: boolean): Pick<Stage, 'animate' | 'wait' | 'draw'> {
  const frames = new Set<(now: number) => void>()
  let isRunning = false
  const loop = (now: number): void => {
    for (const frame of frames) frame(now)
    app.render()
    if (frames.size > 0) requestAnimationFrame(loop)
    else isRunning = false
  }
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    requestAnimationFrame(loop)
  }
  const animate = (ms: number, frame: (progress: number) => void): Promise<void> => {
    // A hidden page gets no frames, and a result must not wait for it.
    if (isCalm || document.hidden) {
      frame(1)
      app.render()
      return Promise.resolve()
    }
    return new Promise((done) => {
      let start: number | null = null
      const step = (now: number): void => {
        start ??= now
        const progress = Math.min((now - start) / ms, 1)
        frame(progress)
        if (progress < 1) return
        frames.delete(step)
        done()
      }
      frames.add(step)
      run()
    })
  }
  return {
    animate,
    wait: (ms) => (isCalm ? Promise.resolve() : animate(ms, () => undefined)),
    draw: () => app.render(),
  }
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)
