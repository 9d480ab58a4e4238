import * as v from 'valibot'
import { HttpRefusal } from './refusal'

/** Checks an incoming value. @throws HttpRefusal 400 that names the fault */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // Reports one fault; collecting the others would delay the requests behind this one.
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [fault] = result.issues
  throw new HttpRefusal(400, `${v.getDotPath(fault) ?? 'the body'}: ${fault.message}`)
}

/** Brand and channel of a query, by default the first ones of an installation. */
export const IdentityQuery = v.object({
  brand: v.optional(v.string(), 'touchline'),
  channel: v.optional(v.string(), 'production'),
})
