import { type HostServices, SCREEN_FAILED, type ScreenFailure, type Unmount } from '@touchline/contracts'
import { AREA_FAILED } from '@touchline/ui'
import { AreaFailure, failureOf } from './area-failure'
import type { LoadedArea } from './area-loader'
import type { Slot } from './composition'
import type { StyleShelf } from './style-shelf'

/** An area that is on the page; `takeDown` never throws and may be called twice. */
export interface PutUp {
  takeDown(): Promise<void>
}

/** Who hears of what goes wrong while an area is up. */
export interface Hearers {
  /** A render threw: the area cannot go on. */
  onFailed: (failure: AreaFailure) => void
  /** One screen failed: it counts, and the area goes on. */
  onScreenFailed: (failure: AreaFailure) => void
}

/** Where an area goes. Once the signal aborts, nothing of it shows any more, however late its mount returns. */
export interface Place {
  slot: Slot
  target: HTMLElement
  signal: AbortSignal
}

/**
 * Mounts a loaded area into a box of its own below the target.
 * @throws AreaFailure when it cannot be put up; nothing stays behind then.
 */
export async function putUp(
  { slot, target, signal }: Place,
  loaded: LoadedArea,
  host: HostServices,
  styles: StyleShelf,
  { onFailed, onScreenFailed }: Hearers,
): Promise<PutUp> {
  const box = document.createElement('div')
  box.dataset.area = loaded.module.name
  box.dataset.slot = slot
  box.dataset.version = loaded.release.version
  const hear = (event: Event) => {
    event.stopPropagation()
    onFailed(
      failureOf((event as CustomEvent<{ error?: unknown }>).detail?.error ?? 'a render threw', 'render'),
    )
  }
  box.addEventListener(AREA_FAILED, hear)
  const hearScreen = (event: Event) => {
    event.stopPropagation()
    const { error, screen } = (event as CustomEvent<ScreenFailure>).detail
    onScreenFailed(new AreaFailure('screen', `${screen}: ${failureOf(error, 'screen').message}`))
  }
  box.addEventListener(SCREEN_FAILED, hearScreen)
  let unmount: Unmount | null = null
  const takeDown = async () => {
    const taken = unmount
    unmount = null
    box.removeEventListener(AREA_FAILED, hear)
    box.removeEventListener(SCREEN_FAILED, hearScreen)
    box.remove()
    try {
      await taken?.()
    } catch (error) {
      host.log('warn', `${loaded.module.name} threw while it was taken down`, { error: String(error) })
    }
  }
  signal.addEventListener('abort', () => box.remove(), { once: true })
  try {
    await styles.take(loaded.release)
    if (!signal.aborted) target.append(box)
    unmount = await mountOf(slot, loaded)(box, host)
  } catch (error) {
    await takeDown()
    styles.drop(loaded.release)
    throw failureOf(error, 'mount')
  }
  let up = true
  return {
    takeDown: async () => {
      if (!up) return
      up = false
      await takeDown()
      styles.drop(loaded.release)
    },
  }
}

function mountOf(slot: Slot, { module }: LoadedArea) {
  if (slot === 'main') return (box: HTMLElement, host: HostServices) => module.mount(box, host)
  const parcel = module.parcels?.[slot]
  if (!parcel) throw new AreaFailure('mount', `${module.name} has no parcel ${slot}`)
  return parcel
}
