import * as v from 'valibot'
import { LANGUAGES } from '../limits/languages'
import { defineCall } from './define-call'

/**
 * What bettors of a language call leagues and teams, by the names of the odds: one language at a time, kept by the browser.
 * Who is not in it goes by the name of the odds.
 */
export const uxNames = defineCall({
  name: 'uxNames',
  host: 'odds',
  path: '/uxnames',
  session: false,
  request: v.object({ language: v.picklist(LANGUAGES) }),
  response: v.object({ names: v.record(v.string(), v.string()) }),
})
