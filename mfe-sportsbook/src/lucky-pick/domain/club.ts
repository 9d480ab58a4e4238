/** What names another team of the same club: "Arsenal Reserves", "Ajax II", "Real Madrid B", "Celtic U21", "Lyon (W)". */
const OTHER_TEAM = /\s+(?:\([^)]*\)|reserves?|res\.?|ii|iii|b|2|u-?\d\d|youth|academy|women|ladies)$/u

/** The club of a team's name, to be compared: its first, second and youth teams are one. */
export function clubOf(team: string): string {
  const name = team.trim().toLowerCase()
  const shorter = name.replace(OTHER_TEAM, '')
  return shorter === name ? name : clubOf(shorter)
}
