// Loaded into every child: when the process that started it is gone, however it went, the child ends in order.
import { STOP_WITHIN_MS } from './stop-within.mjs'

process.on('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_WITHIN_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
