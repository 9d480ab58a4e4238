/** Lines for whoever looks at the console; what is only interesting while developing stays out of it. */
export function log(level: 'debug' | 'info' | 'warn' | 'error', message: string, facts?: object): void {
  if (level === 'warn') console.warn(`touchline: ${message}`, facts ?? '')
  if (level === 'error') console.error(`touchline: ${message}`, facts ?? '')
}
