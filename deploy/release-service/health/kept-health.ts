import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'
import { KeptCounts } from './health-records'
import type { HealthWatch } from './health-watch'

export interface KeptHealthOptions {
  store: ObjectStore
  health: HealthWatch
  log: (line: string) => void
}

const KEY = 'health/windows.json.gz'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Keeps what devices reported, so that a restart of the service forgives no version what it did. */
export class KeptHealth {
  private saved = 0
  private isFailing = false

  constructor(private readonly options: KeptHealthOptions) {}

  /** Goes on from the stored counts; counts that cannot be read begin anew, with a line in the log. */
  async load(): Promise<void> {
    const { store, health, log } = this.options
    const object = await store.read(KEY)
    if (!object) return
    try {
      const text = (await unpack(object.body)).toString()
      health.goOn(v.parse(KeptCounts, JSON.parse(text)))
    } catch (error) {
      log(`What devices reported before cannot be read and is counted anew: ${String(error)}`)
    }
  }

  /** Writes when reports came since the last time. Logs a failure once: reports are counted all the same. */
  async save(): Promise<void> {
    const { store, health, log } = this.options
    const { reports } = health
    if (reports === this.saved) return
    try {
      const body = await pack(JSON.stringify(health.kept()))
      const tag = (await store.read(KEY))?.tag ?? null
      // Another process that was faster keeps about the same; the next time it is this one's.
      await store.write(KEY, body, tag)
      this.saved = reports
      this.isFailing = false
    } catch (error) {
      if (!this.isFailing) log(`What devices reported cannot be kept: ${String(error)}`)
      this.isFailing = true
    }
  }
}
