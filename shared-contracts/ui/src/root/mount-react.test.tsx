import { act } from '@testing-library/react'
import type { HostServices } from '@touchline/contracts/host'
import { useHost } from './host-context'
import { AREA_FAILED, mountReact } from './mount-react'

const host = { contractVersion: '1.0' } as HostServices
const mounting = { host, name: 'example', version: '1.2.3' }

function Version() {
  return <p>speaks {useHost().contractVersion}</p>
}

function Broken(): never {
  throw new Error('broken')
}

describe('a root of a remote', () => {
  test('shows its element with the host in reach and leaves nothing behind', async () => {
    const target = document.createElement('div')
    const unmount = await act(() => mountReact(target, <Version />, mounting))
    expect(target.textContent).toBe('speaks 1.0')
    await act(async () => unmount())
    expect(target.innerHTML).toBe('')
  })

  test('reports an error of a render to the shell, with name and version', async () => {
    const target = document.createElement('div')
    const reported: unknown[] = []
    target.addEventListener(AREA_FAILED, (event) => reported.push((event as CustomEvent).detail))
    await act(() => mountReact(target, <Broken />, mounting))
    expect(reported).toEqual([{ error: new Error('broken'), name: 'example', version: '1.2.3' }])
    expect(target.innerHTML).toBe('')
  })
})
