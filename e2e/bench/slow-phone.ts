import type { CDPSession } from '@playwright/test'

/** Slow 4G as Chromium's tools apply it: 562 ms a round trip, 1.44 Mbit/s. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** From now on the page has Slow 4G and a quarter of the processor. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
