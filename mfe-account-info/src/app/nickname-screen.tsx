import { addSecondary } from '@touchline/contracts/calls'
import { checkNickname } from '@touchline/rules'
import type { Screen } from '@touchline/screens'
import { FormStore, rule } from '@touchline/screens/form'
import { followAccount } from '@touchline/screens/host'
import { observable, runInAction } from 'mobx'
import * as v from 'valibot'
import { type MemberNames, type NewNickname, NicknamePage } from '../credentials/views/nickname-page'

const screen: Screen = {
  open: (host) => {
    const { call, now } = host
    const names: MemberNames = observable({ name: '', nickname: '' })
    const form = new FormStore({
      initial: { nickname: '', sure: false },
      // The server judges by the same rule, and knows which names are taken.
      schema: v.pipe(
        v.object({
          nickname: v.pipe(v.string(), v.trim()),
          // Both are checked: a missing mark does not hide a wrong nickname.
          sure: v.pipe(
            v.boolean(),
            v.check((sure) => sure, 'sureRequired'),
          ),
        }),
        rule(({ nickname }) => checkNickname(nickname, { hasNickname: false, name: names.name })),
      ) as v.GenericSchema<NewNickname, NewNickname>,
      send: ({ nickname }) => call(addSecondary, { nickname }, { quiet: true }),
      now,
      // The header calls the member by it from now on.
      onDone: () => void host.refreshBalance(),
    })
    const start = () =>
      followAccount(host, ({ info }) =>
        runInAction(() => {
          names.name = info.account_id
          names.nickname = info.nickname
        }),
      )
    return { element: <NicknamePage form={form} names={names} />, start }
  },
}

export default screen
