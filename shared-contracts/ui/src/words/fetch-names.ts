import { uxNames } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import i18next from 'i18next'
import { NAMESPACE, namesIn } from './names'

const coming = new Map<Language, Promise<boolean>>()

/**
 * Brings the names of a language, once for the page, and says whether there are any now. Without them the page goes by the
 * names of the odds, and asks again at the next occasion.
 */
export function fetchNames({ call }: Pick<HostServices, 'call'>, language: Language): Promise<boolean> {
  if (namesIn(language)) return Promise.resolve(true)
  const asked = coming.get(language) ?? ask(call, language)
  coming.set(language, asked)
  return asked
}

async function ask(call: HostServices['call'], language: Language): Promise<boolean> {
  const answer = await call(uxNames, { language }, { quiet: true })
  if (answer.kind === 'ok') i18next.addResourceBundle(language, NAMESPACE, answer.data.names)
  coming.delete(language)
  return answer.kind === 'ok'
}
