import type { HostServices, Unmount } from '@touchline/contracts'
export async function mountAside(_target: HTMLElement, _host: HostServices): Promise<Unmount> {
  return () => undefined
}
