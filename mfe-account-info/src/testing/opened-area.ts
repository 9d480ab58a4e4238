import { act } from '@testing-library/react'
import type { HostServices } from '@touchline/contracts/host'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { createAccountArea } from '../app/create-account-area'

export interface OpenedArea {
  fake: FakeHost
  target: HTMLElement
  /** Takes the area down; after a test that happens by itself. */
  close: () => Promise<void>
}

let closeLast = async () => {}
afterEach(() => closeLast())

/** The account area at an address, over a host that answers as the script says. */
export async function openedArea(
  at: string,
  script: (fake: FakeHost) => void = () => undefined,
  overrides: Partial<HostServices> = {},
): Promise<OpenedArea> {
  const fake = createFakeHost(overrides)
  script(fake)
  fake.host.navigate(at)
  const target = document.body.appendChild(document.createElement('div'))
  const unmount = await act(async () => createAccountArea(target, fake.host))
  const close = async () => {
    closeLast = async () => {}
    await act(async () => unmount())
    target.remove()
  }
  closeLast = close
  return { fake, target, close }
}
