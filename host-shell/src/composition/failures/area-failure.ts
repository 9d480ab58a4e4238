import type { AreaFault } from '../composition'

/** Why an area is missing; the thrown error is its cause. */
export class AreaFailure extends Error {
  constructor(
    readonly fault: AreaFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'AreaFailure'
  }
}

/** Names an error by its cause: webpack and its style sheet plugin mark their own errors. */
export function failureOf(thrown: unknown, otherwise: AreaFault): AreaFailure {
  if (thrown instanceof AreaFailure) return thrown
  const { name, code, message } = describe(thrown)
  const fault =
    code === 'CSS_CHUNK_LOAD_FAILED'
      ? 'style'
      : name === 'ChunkLoadError' && otherwise !== 'render'
        ? 'load'
        : otherwise
  return new AreaFailure(fault, message, { cause: thrown })
}

function describe(thrown: unknown): { name: string; code: string; message: string } {
  if (!(thrown instanceof Error)) return { name: '', code: '', message: String(thrown) }
  const code = 'code' in thrown ? String(thrown.code) : ''
  return { name: thrown.name, code, message: thrown.message }
}
