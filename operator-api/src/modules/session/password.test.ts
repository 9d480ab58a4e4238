import { hash } from '@node-rs/argon2'
import { createPasswords } from './password'

const APPLICANT = { known: false, name: 'a site', part: 'a network' }

describe('a password with an accent', () => {
  const [composed, decomposed] = ['Pässwöré'.normalize('NFC'), 'Pässwöré'.normalize('NFD')]
  const passwords = createPasswords()

  test.each([
    ['set here', () => passwords.hash(decomposed), composed, true],
    ['set here', () => passwords.hash(composed), decomposed, true],
    ['set before accents were put together', () => hash(decomposed), decomposed, true],
    ['set before accents were put together', () => hash(composed), decomposed, true],
    ['of somebody else', () => hash('Passworé'), decomposed, false],
  ])('%s is compared with the typed password', async (_, stored, typed, isRight) => {
    expect(await passwords.matches(await stored(), typed, APPLICANT)).toBe(isRight)
  })

  test('opens no account that does not exist', async () => {
    expect(await passwords.matches(null, decomposed, APPLICANT)).toBe(false)
  })
})
