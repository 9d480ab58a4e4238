export { type BetText, betTexts } from './bet-texts'
export { type CheckedFacts, checkPath } from './check-path'
export { RoundPicture } from './round-picture'
