import * as v from 'valibot'
import { defineCall } from './define-call'

/** What runs, and until when it is closed for maintenance. */
export const version = defineCall({
  name: 'version',
  path: '/version',
  session: false,
  request: v.object({}),
  response: v.object({ api: v.string(), contract: v.string(), maintenance_until: v.nullable(v.number()) }),
})
