import { confirmPress } from './confirm-press'

type Step = { readonly press: number } | { readonly forget: number }

describe('a press that asks first', () => {
  test.each<[string, readonly Step[], number, boolean]>([
    ['one press asks', [{ press: 0 }], 0, true],
    ['a second press confirms', [{ press: 0 }, { press: 900 }], 1, false],
    ['a double tap only asks', [{ press: 0 }, { press: 120 }], 0, true],
    [
      'another press in between withdraws the question',
      [{ press: 0 }, { forget: 600 }, { press: 900 }],
      0,
      true,
    ],
    ['each purchase is asked for', [{ press: 0 }, { press: 900 }, { press: 1800 }], 1, true],
  ])('%s', (_, steps, confirmed, isAsking) => {
    let now = 0
    let count = 0
    const pressed = confirmPress({
      now: () => now,
      confirmed: () => {
        count += 1
      },
      changed: () => undefined,
    })
    for (const step of steps) {
      now = 'press' in step ? step.press : step.forget
      if ('press' in step) pressed.press()
      else pressed.forget()
    }
    expect([count, pressed.isAsking()]).toEqual([confirmed, isAsking])
    pressed.forget()
  })
})
