// Replaces the federation runtime's logger and the sentences of its errors: their codes and the address of
// their description are still in every message.

const createLogger = (prefix) => ({
  log: (...words) => console.log(prefix, ...words),
  info: (...words) => console.info(prefix, ...words),
  warn: (...words) => console.warn(prefix, ...words),
  error: (...words) => console.error(prefix, ...words),
  debug: () => undefined,
})

const logger = createLogger('[ Module Federation ]')
const off = () => undefined
const none = {}

export {
  createLogger,
  createLogger as createInfrastructureLogger,
  logger,
  logger as infrastructureLogger,
  none as buildDescMap,
  none as errorDescMap,
  none as runtimeDescMap,
  none as typeDescMap,
  off as bindLoggerToCompiler,
}
