import type { BrandView, LocaleService } from '@touchline/contracts/host'
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGE_TAG, type Language } from '@touchline/contracts/limits'
import i18next from 'i18next'
import { BehaviorSubject } from 'rxjs'
import { words } from '../locales/load-words'
import { writeCookie } from './write-cookie'

const YEAR_S = 31_536_000

/** The language of the page. The old one stays until the words of the new one have come; of several the one chosen last counts. */
export class ShellLocale implements LocaleService {
  readonly language$: BehaviorSubject<Language>
  /** The one asked for last, whose words may be on their way. */
  chosen: Language

  constructor(
    first: Language,
    private readonly page: HTMLElement,
    private readonly keep: (language: Language) => Promise<unknown>,
    /** The brand's own texts. */
    private readonly labels: NonNullable<BrandView['labels']> = {},
  ) {
    this.chosen = first
    this.language$ = new BehaviorSubject(first)
  }

  /** Prepares i18next, which every area shares, with the words of the shell. */
  start(): Promise<void> {
    return this.show(this.language())
  }

  language(): Language {
    return this.language$.value
  }

  setLanguage = async (language: Language): Promise<void> => {
    // One whose words did not come can be chosen again. Kept at once: settings that change meanwhile in something else name the language that is chosen.
    await Promise.all([this.show(language), this.keep(language)])
  }

  /** Shows a language that the preferences already name. */
  async show(language: Language): Promise<void> {
    this.chosen = language
    await words.load(language)
    if (language !== this.chosen) return
    // English too: the fallback for missing texts.
    for (const id of [DEFAULT_LANGUAGE, language]) i18next.addResources(id, 'shell', this.labels[id] ?? {})
    await i18next.changeLanguage(language)
    this.page.lang = LANGUAGE_TAG[language]
    writeCookie(document, `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`)
    if (language !== this.language()) this.language$.next(language)
  }
}
