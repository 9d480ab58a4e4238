import { betAcceptList, type CashOutOffer, cashOut, cashOutCheck, dBetList } from '@touchline/contracts/calls'
import { earlyPicks, MemberClient } from '../support/member-client'
import { expect, test } from '../support/test'

const ACCOUNT = 'demo26'

test('a running bet is sold in two presses, in part and as a whole, and the wallet has the money', {
  tag: '@core',
}, async ({ page, context, slip, complaints, baseURL }) => {
  const origin = baseURL ?? ''
  const member = await MemberClient.login(origin, ACCOUNT)
  const [pick] = await earlyPicks(origin)
  if (!pick) throw new Error('no match is offered early')
  const placed = await member.bet(pick, 10_000)
  if (placed.status !== 1) throw new Error(`the bet: ${placed.status}`)
  const { ref_no } = placed.bet

  await context.addCookies(member.cookies)
  await page.goto('/desktop')
  await slip.tab('My Bets')
  const card = page.getByRole('article', { name: ref_no })
  const offer = card.getByRole('button', { name: /^Cash out \d/ })
  await expect(offer).toBeVisible()

  await card.getByRole('button', { name: 'Part of the bet' }).press('Enter')
  await card.getByRole('slider').fill('40')
  await expect(card.getByText('40%')).toBeVisible()
  await offer.press('Enter')
  await expect(card.getByText(/for 40% of the bet\?/)).toBeVisible()
  await card.getByRole('button', { name: 'Keep bet' }).press('Enter')
  await offer.press('Enter')
  await card.getByRole('button', { name: /^(Confirm|Take )/ }).press('Enter')
  await expect(
    page
      .getByRole('status')
      .getByText(/^Cashed out [\d.]+$/)
      .first(),
  ).toBeVisible()
  await expect(card).toContainText('Stake60.00')

  await card.getByRole('button', { name: 'Part of the bet' }).press('Enter')
  await offer.press('Enter')
  await card.getByRole('button', { name: /^(Confirm|Take )/ }).press('Enter')
  await expect(card).toHaveCount(0)
  await page.getByRole('radio', { name: 'Settled' }).click()
  await expect(card.getByText('Cashed out').first()).toBeVisible()
  await page.goto('/info/betlist')
  await page.getByRole('radio', { name: 'Settled' }).click()
  await expect(page.getByText(ref_no)).toBeVisible()

  const running = await member.call(betAcceptList, { page: 1, page_size: 10 })
  const ended = await member.call(dBetList, { page: 1, page_size: 10 })
  if (running.status !== 1 || ended.status !== 1) throw new Error('the member cannot read their bets')
  expect(running.bets.some((bet) => bet.ref_no === ref_no)).toBe(false)
  const [whole, part] = ended.bets
  expect([whole, part]).toMatchObject([
    { ref_no, status: 'cashout', stake: 6000 },
    { part_of: placed.bet.bet_id, status: 'cashout', stake: 4000 },
  ])
  expect(complaints).toEqual([])
})

test('an offer that ended is refused, and the bet stays', { tag: '@core' }, async ({ baseURL }) => {
  const origin = baseURL ?? ''
  const member = await MemberClient.login(origin, 'demo27')
  const [pick] = await earlyPicks(origin)
  if (!pick) throw new Error('no match is offered early')
  const placed = await member.bet(pick, 10_000)
  if (placed.status !== 1) throw new Error(`the bet: ${placed.status}`)
  const { bet_id } = placed.bet
  const answer = await member.call(cashOutCheck, { bet_ids: [bet_id] })
  const [offer] = answer.status === 1 ? answer.offers : []
  if (!offer) throw new Error('no offer')
  const { amount, cash_out_time, legs } = offer as CashOutOffer
  const send = (change: object) =>
    member.call(cashOut, {
      idem_key: crypto.randomUUID(),
      bet_id,
      amount,
      cash_out_time,
      bet_status: 'running',
      legs,
      ...change,
    })
  for (const [change, status] of [
    [{ amount: amount * 2 }, 'invalidCashoutAmount'],
    [{ amount: 1e21 }, 'invalidCashoutAmount'],
    [{ cash_out_time: cash_out_time - 3_600_000 }, 'invalidCashOutTime'],
    [{ bet_id: '999999999' }, 'betNotExists'],
  ] as const)
    expect(await send(change)).toMatchObject({ status })
  const running = await member.call(betAcceptList, { page: 1, page_size: 10 })
  if (running.status !== 1) throw new Error('the member cannot read their bets')
  expect(running.bets.find((bet) => bet.bet_id === bet_id)).toMatchObject({ status: 'running' })
})
