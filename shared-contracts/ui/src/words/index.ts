export { type AreaWords, areaWords, type FetchWords } from './load-words'
export { LocaleProvider } from './locale-provider'
export { useWords } from './use-words'
export type { Translate, Wording, Words } from './words'
