import { type OperatorDesk, operatorDesk } from './operator-desk'

/** An operator at a desk of their own for the tests of a file; `prepare` lays out what all of them find there. */
export function deskOfFile(prepare: (desk: OperatorDesk) => Promise<unknown> = async () => undefined) {
  let desk: OperatorDesk
  beforeAll(async () => {
    desk = await operatorDesk()
    await prepare(desk)
  })
  afterAll(() => desk.close())
  const run: OperatorDesk['run'] = (...typed) => desk.run(...typed)
  return {
    desk: () => desk,
    run,
    linesOf: async (typed: string) => (await run(typed)).split('\n'),
  }
}

/** Cells of a table's lines. */
export const cellsOf = (lines: readonly string[]) => lines.map((line) => line.trim().split(/ {2,}/))
