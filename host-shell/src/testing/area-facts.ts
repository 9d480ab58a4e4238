import type { AreaFacts } from '../composition/composition'

/** An area that was released and is not on the page. */
export const areaFacts = (area: string, overrides: Partial<AreaFacts> = {}): AreaFacts => ({
  area,
  running: null,
  chosen: '1.0.0',
  current: '1.0.0',
  lastGood: null,
  pinned: null,
  urgent: false,
  canary: null,
  inCanary: false,
  bucket: 50,
  loads: [],
  errors: 0,
  messages: [],
  override: null,
  ...overrides,
})
