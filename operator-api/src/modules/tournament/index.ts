export type { UpcomingMatch } from './plan-room'
export { createTournamentModule } from './tournament-module'
