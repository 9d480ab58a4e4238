/** Lines for the console; details of interest only during development are omitted. */
export function log(level: 'debug' | 'info' | 'warn' | 'error', message: string, facts?: object): void {
  if (level === 'warn') console.warn(`touchline: ${message}`, facts ?? '')
  if (level === 'error') console.error(`touchline: ${message}`, facts ?? '')
}
