import type { Call, RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import * as v from 'valibot'

/**
 * An answer before it is shown. `failed` leaves open whether the call took effect; the code of a refusal is
 * as the server sent it, perhaps an unknown one.
 */
export type Reading =
  | { kind: 'ok'; data: unknown }
  | { kind: 'refused'; code: string; text: string; details: RefusalDetails }
  | { kind: 'failed'; code: ErrorCode }

/** The envelope of the app prefix; cached odds may come bare. */
const Envelope = v.looseObject({
  status: v.union([v.number(), v.string()]),
  statusdesc: v.optional(v.string(), ''),
  details: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** Reads an answer by the call's own schema. Status 1 may come as a string. */
export async function readAnswer(call: Call, response: Response): Promise<Reading> {
  const body: unknown = await response.json().catch(() => null)
  const envelope = v.safeParse(Envelope, body)
  if (envelope.success && !isSuccess(envelope.output)) {
    const refusal = refusalOf(envelope.output)
    // The edge sends this for an unreachable server, a server for an operator that does not answer.
    if (response.ok || refusal.code !== 'connectionFailed') return refusal
  }
  // Something between here and the server answered in its place.
  if (!response.ok || body === null) return { kind: 'failed', code: 'connectionFailed' }
  const data = v.safeParse(call.response, body)
  return data.success ? { kind: 'ok', data: data.output } : { kind: 'failed', code: 'dataError' }
}

const isSuccess = ({ status }: v.InferOutput<typeof Envelope>): boolean => String(status) === '1'

function refusalOf({
  status,
  statusdesc,
  details,
}: v.InferOutput<typeof Envelope>): Extract<Reading, { kind: 'refused' }> {
  const code = String(status)
  // A message in place of a code is shown as it is.
  if (code.includes(' ')) return { kind: 'refused', code: 'somethingWrong', text: code, details }
  return { kind: 'refused', code, text: statusdesc, details }
}
