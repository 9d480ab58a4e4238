import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { betAcceptList, dailyStatement, dBetList } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { translatableFigures } from '@touchline/test-kit/translation'
import { betOf, parlayOf } from '../testing/bets'
import { elementsWide } from '../testing/element-width'
import { openedArea } from '../testing/opened-area'
import { openedStatement, STATEMENT } from '../testing/statement'

const beWide = elementsWide(1200)
const script = (fake: FakeHost) => {
  fake.answer(betAcceptList, { bets: [betOf(), parlayOf()], total: 2 })
  fake.answer(dBetList, { bets: [], total: 0 })
}

describe.each([1200, 390])('at %i px the browser translates', (px) => {
  test('no figure of the bet list', async () => {
    beWide(px)
    const { target } = await openedArea('/info/betlist', script)
    await screen.findAllByText('100.00')
    expect(translatableFigures(target)).toEqual([])
  })

  test('no figure of the statement', async () => {
    beWide(px)
    await openedStatement((fake) => fake.answer(dailyStatement, STATEMENT))
    const [day] = await screen.findAllByRole('button', { name: /20\/11/ })
    if (day) await userEvent.click(day)
    expect(translatableFigures(document.body)).toEqual([])
  })
})
