import pino, { type Logger } from 'pino'

/** Lines that wait for room; further ones are lost. */
const WAITING_MAX_BYTES = 1_000_000

/** The log of the process. While its file cannot be written, for a full disk, the process goes on without lines. */
export function createLog(level: string, fd: number): Logger {
  const destination = pino.destination({ dest: fd, sync: true, maxLength: WAITING_MAX_BYTES })
  // Without a listener the destination tries the same line for ever.
  destination.on('error', () => undefined)
  return pino({ level, base: undefined }, destination)
}
