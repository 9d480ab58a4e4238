import { LIMITS } from '@touchline/contracts/limits'
import { PASSED, refuse, type Verdict } from '../verdict/verdict'

/** Conditions of a nickname, point by point, for a page to show during typing. */
export interface NicknamePoints {
  /** 6 to 15 characters. */
  readonly length: boolean
  /** Letters or digits alone, of the English alphabet: it is a login name. */
  readonly characters: boolean
}

/** Which points a nickname fulfils; an empty one fulfils none. */
export function nicknamePoints(nickname: string): NicknamePoints {
  const { min, max } = LIMITS.nickname
  return {
    length: nickname.length >= min && nickname.length <= max,
    characters: /^[A-Za-z0-9]+$/.test(nickname),
  }
}

export interface NicknameMember {
  readonly hasNickname: boolean
  /** The member's current login name, if known. */
  readonly name?: string
}

/** 6 to 15 letters or digits, not the member's own name, set once and for all. */
export function checkNickname(
  nickname: string,
  member: NicknameMember,
): Verdict<'secondary_account_exists' | 'nicknameFormat' | 'new_login_id_exists'> {
  if (member.hasNickname) return refuse('secondary_account_exists', { field: 'nickname' })
  const { min, max } = LIMITS.nickname
  const points = nicknamePoints(nickname)
  if (!points.length)
    return refuse('nicknameFormat', { field: 'nickname', bound: nickname.length < min ? min : max })
  if (!points.characters) return refuse('nicknameFormat', { field: 'nickname' })
  // Names are compared in small letters.
  return nickname.toLowerCase() === member.name?.toLowerCase()
    ? refuse('new_login_id_exists', { field: 'nickname' })
    : PASSED
}
