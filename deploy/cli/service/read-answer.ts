import * as v from 'valibot'
import { CliError } from '../core/cli-error'
import { type Answer, reasonOf } from './http'

/**
 * The body of a good answer, checked.
 * @throws CliError with the service's own reason when it refused, or when the answer cannot be read
 */
export function readAnswer<S extends v.GenericSchema>(answer: Answer, schema: S): v.InferOutput<S> {
  requireDone(answer)
  const parsed = v.safeParse(schema, answer.body)
  if (parsed.success) return parsed.output
  const [fault] = parsed.issues
  throw new CliError(
    'unexpected',
    `The answer of the release service cannot be read (${v.getDotPath(fault) ?? 'body'}: ${fault.message}).`,
    'See that the command line and the service are of the same version.',
  )
}

/** @throws CliError with the service's own reason when it refused */
export function requireDone(answer: Answer): void {
  if (answer.status < 300) return
  throw new CliError(
    'refused',
    sentence(`The release service refused: ${reasonOf(answer) ?? `it answered ${answer.status}`}`),
    'Nothing was changed.',
  )
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
