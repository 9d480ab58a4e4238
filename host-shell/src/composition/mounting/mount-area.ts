import { type HostServices, SCREEN_FAILED, type ScreenFailure, type Unmount } from '@touchline/contracts/host'
import { AREA_FAILED } from '@touchline/ui'
import type { Slot } from '../composition'
import { AreaFailure, failureOf } from '../failures/area-failure'
import type { LoadedArea } from '../loading/area-loader'
import type { AreaStyles } from '../loading/area-styles'

/** An area that is on the page; `unmount` never throws and may be called twice. */
export interface MountedArea {
  unmount(): Promise<void>
}

/** Receives the faults of a mounted area. */
export interface FailureListeners {
  /** A render threw: the area cannot go on. */
  onFailed: (failure: AreaFailure) => void
  /** One screen failed: it counts, and the area goes on. */
  onScreenFailed: (failure: AreaFailure) => void
}

/** Where an area goes. Once the signal aborts, nothing of it shows any more, however late its mount returns. */
export interface MountTarget {
  slot: Slot
  target: HTMLElement
  signal: AbortSignal
}

/**
 * Mounts a loaded area into a box of its own below the target.
 * @throws AreaFailure when it cannot be mounted; nothing stays behind then.
 */
export async function mountArea(
  { slot, target, signal }: MountTarget,
  loaded: LoadedArea,
  host: HostServices,
  styles: AreaStyles,
  { onFailed, onScreenFailed }: FailureListeners,
): Promise<MountedArea> {
  const box = document.createElement('div')
  box.dataset.area = loaded.module.name
  box.dataset.slot = slot
  box.dataset.version = loaded.release.version
  const onAreaFailed = (event: Event) => {
    event.stopPropagation()
    onFailed(
      failureOf((event as CustomEvent<{ error?: unknown }>).detail?.error ?? 'a render threw', 'render'),
    )
  }
  box.addEventListener(AREA_FAILED, onAreaFailed)
  const onScreen = (event: Event) => {
    event.stopPropagation()
    const { error, screen } = (event as CustomEvent<ScreenFailure>).detail
    onScreenFailed(new AreaFailure('screen', `${screen}: ${failureOf(error, 'screen').message}`))
  }
  box.addEventListener(SCREEN_FAILED, onScreen)
  let unmountModule: Unmount | null = null
  const remove = async () => {
    const unmount = unmountModule
    unmountModule = null
    box.removeEventListener(AREA_FAILED, onAreaFailed)
    box.removeEventListener(SCREEN_FAILED, onScreen)
    box.remove()
    try {
      await unmount?.()
    } catch (error) {
      host.log('warn', `${loaded.module.name} threw while it was unmounted`, { error: String(error) })
    }
  }
  signal.addEventListener('abort', () => box.remove(), { once: true })
  try {
    await styles.take(loaded.release)
    if (!signal.aborted) target.append(box)
    unmountModule = await mountOf(slot, loaded)(box, host)
  } catch (error) {
    await remove()
    styles.drop(loaded.release)
    throw failureOf(error, 'mount')
  }
  let isMounted = true
  return {
    unmount: async () => {
      if (!isMounted) return
      isMounted = false
      await remove()
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
