import { createNotifyBets } from './service'

test('of many members whose bets changed, only listening ones are read and notified', async () => {
  const read: number[][] = []
  const announced: string[][] = []
  const notify = createNotifyBets({
    notifications: { sendHere: () => undefined } as never,
    bets: {
      byIds: async (ids: number[]) => {
        read.push(ids)
        return ids.map((id) => ({ id, member_id: 'here', legs: [] }))
      },
    } as never,
    wallet: {
      announce: async (accounts: string[]) => {
        announced.push(accounts)
      },
    } as never,
    scoreOf: () => undefined,
    isListening: (account) => account === 'here',
  })
  await notify([
    { id: 1, member_id: 'away' },
    { id: 2, member_id: 'here' },
    { id: 3, member_id: 'here' },
  ])
  expect(read).toEqual([[2, 3]])
  expect(announced).toEqual([['here']])
})
