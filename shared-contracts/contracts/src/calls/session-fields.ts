import * as v from 'valibot'
import { IDLE_SECONDS_MAX } from '../limits/limits'
import { wholeInput } from './input'

/**
 * What every call of a session may carry beside its own request: for how many seconds nobody has touched the page that asks
 * by itself. A call that says nothing of it is one that somebody made.
 */
export const sessionFields = v.object({ idle_seconds: v.optional(wholeInput(0, IDLE_SECONDS_MAX)) })
