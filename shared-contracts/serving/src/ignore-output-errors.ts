/** Log lines that cannot be written, for a full disk or a reader that has gone, are lost; the process goes on. */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
