/** Display languages; `tw` is Traditional Chinese, whose label is brand data ("Khmer" by default). */
export const LANGUAGES = ['en', 'cn', 'tw', 'vi', 'th', 'id', 'my', 'ja', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]
/** Languages whose words are complete in every area (`npm run words`): menus offer those of them that the brand names. */
export const WORDED: readonly Language[] = ['en', 'cn', 'tw', 'vi', 'th', 'id', 'my', 'ja', 'ko']
export const DEFAULT_LANGUAGE: Language = 'en'
/** BCP 47 tag for `lang` attributes and Intl. */
export const LANGUAGE_TAG: Record<Language, string> = {
  en: 'en',
  cn: 'zh-Hans',
  tw: 'zh-Hant',
  vi: 'vi',
  th: 'th',
  id: 'id',
  my: 'my',
  ja: 'ja',
  ko: 'ko',
}
