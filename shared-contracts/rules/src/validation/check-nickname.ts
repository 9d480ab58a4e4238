import { LIMITS } from '@touchline/contracts/limits'
import { PASSED, refuse, type Verdict } from '../verdict/verdict'

/** 6 to 15 letters or digits, set once and for all. Letters are those of the English alphabet: it is a login name. */
export function checkNickname(
  nickname: string,
  member: { readonly hasNickname: boolean },
): Verdict<'secondary_account_exists' | 'nicknameFormat'> {
  if (member.hasNickname) return refuse('secondary_account_exists', { field: 'nickname' })
  const { min, max } = LIMITS.nickname
  if (nickname.length < min) return refuse('nicknameFormat', { field: 'nickname', bound: min })
  if (nickname.length > max) return refuse('nicknameFormat', { field: 'nickname', bound: max })
  return /^[A-Za-z0-9]+$/.test(nickname) ? PASSED : refuse('nicknameFormat', { field: 'nickname' })
}
