import { type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { createFakeHost } from '@touchline/test-kit/fake-host'

const POLICIES = {
  ask: { acceptBetterOdds: false, acceptAnyOdds: false },
  better: { acceptBetterOdds: true, acceptAnyOdds: false },
  any: { acceptBetterOdds: true, acceptAnyOdds: true },
}

export type PolicyName = keyof typeof POLICIES

/** A host whose member has set what to do with odds that move. */
export function hostThat(policy: PolicyName, oddsType: OddsType = OddsTypeId.MY) {
  const fake = createFakeHost()
  const { value } = fake.preferences
  fake.preferences.next({
    ...value,
    betting: { ...value.betting, ...POLICIES[policy] },
    pageDisplay: { ...value.pageDisplay, oddsType },
  })
  return fake
}
