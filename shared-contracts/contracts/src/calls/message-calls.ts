import * as v from 'valibot'
import { defineCall } from './define-call'
import { textInput } from './input'

/** The strip under the header. */
export const marqueeList = defineCall({
  name: 'marqueeList',
  path: '/marqueelist',
  session: false,
  request: v.object({ language: textInput(20) }),
  response: v.object({
    announcements: v.array(
      v.object({ id: v.string(), text: v.string(), special: v.boolean(), at: v.number() }),
    ),
  }),
})
