/**
 * Imports go one way. Every rule speaks of folders by pattern, so a new remote or server module needs no new rule.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const LAYERS = ['app', 'views', 'state', 'transport', 'domain']
const FRONT = '^(host-shell|mfe-[^/]+)'

/** What a layer of a front package must not see: every layer that stands above it. */
const upward = LAYERS.flatMap((layer, at) => {
  const above = LAYERS.slice(0, at)
  if (above.length === 0) return []
  return {
    name: `${layer}-looks-up`,
    comment: `Inside a package imports go ${LAYERS.join(' → ')}.`,
    severity: 'error',
    from: { path: `${FRONT}/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^$1/src/(${above.join('|')})/` },
  }
})

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'remote-knows-another-part',
      comment: 'A remote imports neither another remote nor the shell.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(host-shell|mfe-[^/]+|operator-api|deploy)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-a-remote',
      comment: 'The shell meets remotes at run time alone.',
      severity: 'error',
      from: { path: '^host-shell/' },
      to: { path: '^(mfe-[^/]+|operator-api|deploy)/' },
    },
    {
      name: 'ui-outside-views',
      comment: 'Only views (and the app that mounts them) use the interface kit.',
      severity: 'error',
      from: { path: `${FRONT}/src/(state|transport|domain)/` },
      to: { path: '^shared-contracts/ui/' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^shared-contracts/contracts/src' },
      to: { path: '^(shared-contracts/(rules|ui)|host-shell|mfe-|operator-api|deploy)/' },
    },
    {
      name: 'rules-know-contracts-only',
      severity: 'error',
      from: { path: '^shared-contracts/rules/src' },
      to: { path: '^(shared-contracts/(ui|build)|host-shell|mfe-|operator-api|deploy)/' },
    },
    {
      name: 'server-modules-meet-at-their-index',
      severity: 'error',
      from: { path: '^operator-api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^operator-api/src/modules/([^/]+)/',
        pathNot: '^operator-api/src/modules/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'sandbox-is-optional',
      comment: 'Stand-ins for third parties are wired in by the server alone.',
      severity: 'error',
      from: { path: '^operator-api/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^operator-api/sandbox/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
