import { networkOf, siteOf } from './network-of'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no:address:at all', 'no:address:at all'],
  ['unknown', 'unknown'],
  ['', ''],
])('visitors from %s are counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::/48'],
  ['2001:0DB8:1:ff00::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('where places are few, visitors from %s share those of %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})
