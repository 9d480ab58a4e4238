export { dateText, isMonthFirst } from './date-order'
export { LocaleProvider, useWords } from './locale-provider'
export { nameIn } from './names'
export {
  type AreaWords,
  areaWords,
  type FetchWords,
  type PartedWords,
  type Translate,
  translator,
  type Wording,
  type Words,
  wordsInParts,
  wordsOf,
} from './words'
