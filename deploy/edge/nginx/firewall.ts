import { isIPv6 } from 'node:net'
import type { NginxSettings } from './nginx-settings'

/**
 * Rules for nftables: so many connections of one network to the ports of nginx. nginx itself counts requests whose headers
 * are there, not connections on which they never come. Load balancers that are trusted speak for many and are not counted.
 */
export function firewallRules({ listen, openPerNetwork, trustedProxies }: NginxSettings): string {
  const ports = listen.kind === 'tls' ? [listen.port, listen.redirectPort] : [listen.port]
  const rule = (protocol: 'ip' | 'ip6', set: string, network: string) => {
    const isOf = (address: string) => isIPv6(address.split('/')[0] ?? '') === (protocol === 'ip6')
    const trusted = trustedProxies.filter(isOf)
    return [
      `    tcp dport { ${ports.join(', ')} } ct state new`,
      ...(trusted.length > 0 ? [`${protocol} saddr != { ${trusted.join(', ')} }`] : []),
      `add @${set} { ${network} ct count over ${openPerNetwork} } counter reject with tcp reset`,
    ].join(' ')
  }
  return [
    '# Written by deploy/edge/nginx/generate.ts; load it with nft -f, as often as you like.',
    'table inet touchline',
    'delete table inet touchline',
    'table inet touchline {',
    '  set open4 { type ipv4_addr; size 65535; flags dynamic; }',
    '  set open6 { type ipv6_addr; size 65535; flags dynamic; }',
    '  chain input {',
    '    type filter hook input priority filter - 10; policy accept;',
    rule('ip', 'open4', 'ip saddr'),
    rule('ip6', 'open6', 'ip6 saddr & ffff:ffff:ffff:ffff::'),
    '  }',
    '}',
    '',
  ].join('\n')
}
