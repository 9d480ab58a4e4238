import type { HostServices, Language } from '@touchline/contracts'
import type { AreaWords } from '@touchline/ui/words'

/** Words of an area and of those of its screens that are here: together they change the language. */
export class ScreenWords implements AreaWords {
  readonly namespace: string
  private readonly parts = new Set<AreaWords>()

  constructor(
    private readonly area: AreaWords,
    private readonly host: Pick<HostServices, 'locale'>,
  ) {
    this.namespace = area.namespace
  }

  load = async (language: Language): Promise<Language> => {
    const [loaded] = await Promise.all([this.area, ...this.parts].map((words) => words.load(language)))
    return loaded ?? language
  }

  /** Makes the words of the area, and of one of its screens, ready in the language of the page. */
  async bring(part?: AreaWords): Promise<Language> {
    const language = this.host.locale.language()
    const [loaded] = await Promise.all([this.area.load(language), part?.load(language)])
    // From now on they follow the language. It may have changed meanwhile.
    if (part) this.parts.add(part)
    return this.host.locale.language() === language ? loaded : this.bring(part)
  }
}
