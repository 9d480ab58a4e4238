import * as v from 'valibot'
import { IDLE_SECONDS_MAX } from '../limits/limits'
import { wholeInput } from './input'

/**
 * Fields that every call of a session may add to its request: for how many seconds nobody has touched the
 * polling page. A call without it came from a person.
 */
export const sessionFields = v.object({ idle_seconds: v.optional(wholeInput(0, IDLE_SECONDS_MAX)) })
