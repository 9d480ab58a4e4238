/** Lists of `docs/errors.md`, by the words with which their headings begin. */
const HEADINGS = {
  server: 'Said by the server',
  page: 'Found out by the page',
  toCome: 'Not visited by the journeys',
  otherNames: 'Other names',
} as const

type ErrorList = keyof typeof HEADINGS

/** The codes that the text of `docs/errors.md` lists; throws where a heading counts them wrongly. */
export function errorLists(text: string): Record<ErrorList, string[]> {
  const sections = text.split(/^## /m)
  const listOf = (heading: string): string[] => {
    const section = sections.find((one) => one.startsWith(heading)) ?? ''
    const codes = [...section.matchAll(/^(?:\||-) (.*?)(?: \||:)/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    )
    const counted = Number(/: (\d+)$/m.exec(section)?.[1])
    if (counted !== codes.length) throw new Error(`${heading} says ${counted} and has ${codes.length}`)
    return codes
  }
  return {
    server: listOf(HEADINGS.server),
    page: listOf(HEADINGS.page),
    toCome: listOf(HEADINGS.toCome),
    otherNames: listOf(HEADINGS.otherNames),
  }
}
