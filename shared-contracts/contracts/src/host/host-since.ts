import type { HostServices } from './host-services'

/** Services whose members are counted singly; what lies deeper is data. */
type Group = 'live' | 'preferences' | 'locale' | 'bus' | 'windows'

/** A member of the host by its path: `call`, `live.odds$`. */
export type HostMember =
  | keyof HostServices
  | { [G in Group]: `${G}.${Extract<keyof HostServices[G], string>}` }[Group]

/**
 * The contract version with which each member of the host came. A member that is added gets the version that brings it:
 * without its line here the build fails, and the conformance kit measures by it what a remote really needs.
 */
export const HOST_SINCE = {
  contractVersion: '1.0',
  call: '1.0',
  live: '1.0',
  'live.odds$': '1.0',
  'live.member$': '1.0',
  'live.freshness$': '1.0',
  'live.clockSkewMs': '1.0',
  'live.refresh': '1.0',
  session$: '1.0',
  balance$: '1.0',
  refreshBalance: '1.0',
  preferences: '1.0',
  'preferences.current': '1.0',
  'preferences.preferences$': '1.0',
  'preferences.update': '1.0',
  brand: '1.0',
  locale: '1.0',
  'locale.language': '1.0',
  'locale.language$': '1.0',
  'locale.setLanguage': '1.0',
  navigate: '1.0',
  location$: '1.0',
  bus: '1.0',
  'bus.emit': '1.0',
  'bus.events$': '1.0',
  windows: '1.0',
  'windows.open': '1.0',
  notify: '1.0',
  log: '1.0',
  track: '1.0',
  now: '1.0',
  newKey: '1.0',
} as const satisfies Readonly<Record<HostMember, `${number}.${number}`>>
