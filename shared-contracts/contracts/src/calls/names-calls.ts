import * as v from 'valibot'
import { LANGUAGES } from '../limits/languages'
import { defineCall } from './define-call'

/**
 * Local names of leagues and teams, by the names of the odds: one language at a time, cached by the browser.
 * Missing ones keep the name of the odds.
 */
export const uxNames = defineCall({
  name: 'uxNames',
  host: 'odds',
  path: '/uxnames',
  session: false,
  request: v.object({ language: v.picklist(LANGUAGES) }),
  response: v.object({ names: v.record(v.string(), v.string()) }),
})
