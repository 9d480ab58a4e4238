export { type BetText, betTexts } from './bet-texts'
export { type CheckedFacts, checkPath, type DrawnRound, roundCheckPath } from './check-path'
export { resultText, selectionText } from './draw-texts'
export { RoundPicture } from './round-picture'
