import { act } from '@testing-library/react'
import { translatableFigures, translatePage } from '@touchline/test-kit/translation'
import { boardsOfFile, lineOf, prices, rowOf } from '../../testing/board-screen'

const { start } = boardsOfFile()

const part = (name: string) => rowOf(1).querySelector(`[data-part="${name}"]`) as HTMLElement
const textOf = (name: string) => part(name).textContent

describe('on a board that the browser translated', () => {
  test('a price goes on moving', async () => {
    const rig = await start()
    translatePage(document.body)
    const [id] = lineOf(rig.live, 1, 0)
    rig.delta({ lines: [[id, 2, 0, 77, -81]] })
    expect(prices(1)[0]?.textContent).toBe('0.77')
    rig.delta({ lines: [[id, 3, 0, 71, -75]] })
    expect(prices(1)[0]?.textContent).toBe('0.71')
  })

  test('prices change with the odds type', async () => {
    const rig = await start()
    const before = prices(1).map(({ textContent }) => textContent)
    translatePage(document.body)
    const { preferences } = rig.fake
    const { pageDisplay } = preferences.value
    await act(async () =>
      preferences.next({ ...preferences.value, pageDisplay: { ...pageDisplay, oddsType: 4 } }),
    )
    const after = prices(1).map(({ textContent }) => textContent)
    expect(after).not.toEqual(before)
    for (const text of after) expect(Number(text)).toBeGreaterThan(1)
  })

  test('the score and the minute go on, and a name that did not change keeps its translation', async () => {
    const rig = await start()
    const [score, minute] = ['score', 'clock'].map(textOf)
    translatePage(document.body)
    part('home').innerHTML = '<font><font>Арсенал</font></font>'
    const row = structuredClone(rig.live.payload[1].find(([match]) => match === 1)) as unknown as number[]
    row[8] = 7
    row[7] = (row[7] ?? 0) - 300
    rig.delta({ payload: [[], [row as never], [], []] })
    expect(textOf('score')).toMatch(/^7-/)
    expect([score, minute]).not.toContain(textOf('clock'))
    expect(textOf('home')).toBe('Арсенал')
  })

  test('no figure of a match is translated', async () => {
    await start()
    expect(rowOf(1).textContent).toMatch(/0\.\d\d/)
    for (const id of [1, 2, 50]) expect(translatableFigures(rowOf(id))).toEqual([])
  })
})
