export { type Replay, type Round, type RoundFacts, replay } from './replay'
