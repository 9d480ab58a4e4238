import type { HostServices, Unmount } from '@touchline/contracts'
export async function mountMenu(_target: HTMLElement, _host: HostServices): Promise<Unmount> {
  return () => undefined
}
