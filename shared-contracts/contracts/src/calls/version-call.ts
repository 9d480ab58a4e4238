import * as v from 'valibot'
import { defineCall } from './define-call'

/**
 * The running version, and until when the whole brand and each product are closed for maintenance, epoch
 * milliseconds; an older server does not separate products.
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
