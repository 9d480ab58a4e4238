import * as v from 'valibot'
import { defineCall } from './define-call'

/**
 * What runs, until when the whole brand is closed for maintenance, and until when each product is, epoch milliseconds; a server
 * from before does not tell products apart.
 */
export const version = defineCall({
  name: 'version',
  path: '/version',
  session: false,
  request: v.object({}),
  response: v.object({
    api: v.string(),
    contract: v.string(),
    maintenance_until: v.nullable(v.number()),
    closed: v.optional(v.record(v.string(), v.number())),
  }),
})
