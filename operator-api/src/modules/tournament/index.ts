export { createTournament, type TournamentDeps } from './create-tournament'
export type { UpcomingMatch } from './plan-room'
