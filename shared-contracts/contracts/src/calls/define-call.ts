import type * as v from 'valibot'

type Schema = v.GenericSchema

/** A call: where it goes, what it takes and gives. Bodies are JSON; every answer carries `status` and `statusdesc`. */
export interface Call<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly name: string
  /** Host group: `app` under the app prefix (POST), `odds` under the odds prefix (GET, cached by ETag). */
  readonly host: 'app' | 'odds'
  readonly path: string
  readonly request: Request
  /** Data of a successful answer, beside `status` and `statusdesc`. */
  readonly response: Response
  /** Whether it needs a session: the transport then adds account_id and session_token. */
  readonly session: boolean
  /** Whether it moves money or state once per `idem_key`. */
  readonly idempotent: boolean
}

export type RequestOf<C extends Call> = v.InferInput<C['request']>
export type ResponseOf<C extends Call> = v.InferOutput<C['response']>

/** Declares a call; session is needed unless said otherwise. */
export function defineCall<Request extends Schema, Response extends Schema>(
  call: Pick<Call<Request, Response>, 'name' | 'path' | 'request' | 'response'> &
    Partial<Pick<Call, 'host' | 'session' | 'idempotent'>>,
): Call<Request, Response> {
  return { host: 'app', session: true, idempotent: false, ...call }
}
