import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { createPages } from './create-pages'

async function opened(at: string) {
  const fake = createFakeHost()
  fake.host.navigate(at)
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = async () => {}
  await act(async () => {
    const down = await createPages({ host: fake.host, target })
    unmount = async () => down()
  })
  return { fake, target, close: () => act(unmount) }
}

const board = (target: HTMLElement) => target.querySelector('h1')?.textContent !== 'Live TV'

describe('the pages of the sportsbook', () => {
  test.each([
    ['/livetv', 'Live TV'],
    ['/event', 'Events'],
    ['/highlight/home', 'Highlights'],
  ])('%s says that %s has no content yet, and leads to the board', async (path, title) => {
    const { fake, close } = await opened(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText('There is nothing here yet.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go to the sportsbook' }))
    expect(fake.location.value.pathname).toBe('/desktop')
    await close()
  })

  test('the board and such a page take turns in one place', async () => {
    const { fake, target, close } = await opened('/desktop')
    expect(board(target)).toBe(true)
    await act(async () => fake.host.navigate('/livetv'))
    expect(await screen.findByText('Live TV')).toBeTruthy()
    await act(async () => fake.host.navigate('/desktop?market=live'))
    expect(board(target)).toBe(true)
    await close()
    expect(target.childNodes).toHaveLength(0)
  })

  test('addresses of other areas belong to the shell', async () => {
    const { fake, close } = await opened('/livetv')
    await act(async () => fake.host.navigate('/info/betlist'))
    expect(screen.getByText('Live TV')).toBeTruthy()
    await close()
  })
})
