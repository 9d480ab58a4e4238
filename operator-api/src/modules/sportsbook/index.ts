export type { BetClerk } from './bet-clerk'
export { createSportsbook, type SportsbookModule } from './create-sportsbook'
