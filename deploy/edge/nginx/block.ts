/** A directive with a block of others, indented, as nginx reads it. */
export const block = (name: string, lines: readonly string[]): string =>
  `${name} {\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')}\n}`

/** A string of nginx; it has no way to write a `$` that is not a variable, so none may be in it. */
export function quoted(text: string): string {
  if (/[$\n\r]/.test(text)) throw new Error(`nginx cannot hold ${JSON.stringify(text)}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

export const headers = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
