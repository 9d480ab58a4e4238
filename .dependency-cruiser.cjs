/**
 * Which way imports may go (see CONTRIBUTING.md). Folders are matched by their place, so a new remote, a new screen or a new
 * server module needs no new rule.
 */
const LAYERS = ['app', 'views', 'state', 'transport', 'domain']
const FRONT = '^(host-shell|mfe-[^/]+)/src'
const TESTS = '[.]test[.]tsx?$|/testing/'

/** A layer lies in the package, or in the folder of a feature. */
const FEATURE = '(?:[a-z-]+/|)'

/** A layer must not import any layer above it, in its own package. */
const layerRules = LAYERS.slice(1).map((layer, index) => ({
  name: `${layer}-stays-below`,
  comment: `app → views → state → transport → domain: ${layer} imports nothing above itself.`,
  severity: 'error',
  from: { path: `${FRONT}/${FEATURE}${layer}/`, pathNot: TESTS },
  to: { path: `^$1/src/${FEATURE}(${LAYERS.slice(0, index + 1).join('|')})/` },
}))

const NO_FEATURES = `(?:${[...LAYERS, 'shared', 'locales', 'testing'].join('|')})`

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one file, or three. Types and lazy chunks need nothing when a file is loaded.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'features-meet-at-their-index',
      comment:
        'A feature shows the others what its index.ts exports. The app joins them, and style sheets are read as they are.',
      severity: 'error',
      from: {
        path: `^(mfe-[^/]+)/src/(?!${NO_FEATURES}/)([a-z-]+)/`,
        pathNot: TESTS,
      },
      to: {
        path: `^$1/src/(?!${NO_FEATURES}/)[a-z-]+/.`,
        pathNot: '^$1/src/($2/|[a-z-]+/index[.]ts$)|[.]module[.]css$',
      },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'Several features use what lies in shared, so it depends on none of them.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/shared/', pathNot: TESTS },
      to: { path: `^$1/src/(?!${NO_FEATURES}/)[a-z-]+/` },
    },
    {
      name: 'remotes-do-not-meet',
      comment: 'A remote is released alone: it meets the others through the host and the contracts.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(mfe-[^/]+|host-shell|operator-api|deploy|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'releases-are-not-a-remotes-business',
      comment:
        'Which version runs is decided by the release service and the shell; a remote and what it takes along do not know.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shared-contracts/(ui|screens|rules))/' },
      to: { path: '^shared-contracts/contracts/src/release/' },
    },
    {
      name: 'the-shell-loads-remotes-at-run-time',
      comment: 'Importing a remote would build it into the shell.',
      severity: 'error',
      from: { path: '^host-shell/' },
      to: { path: '^(mfe-[^/]+|operator-api|deploy|e2e)/' },
    },
    {
      name: 'contracts-rest-on-nothing',
      severity: 'error',
      from: { path: '^shared-contracts/contracts/src/', pathNot: TESTS },
      to: { pathNot: '^shared-contracts/contracts/src/|node_modules/[.]pnpm/(valibot|rxjs)@' },
    },
    {
      name: 'rules-rest-on-contracts',
      severity: 'error',
      from: { path: '^shared-contracts/rules/src/', pathNot: TESTS },
      to: { pathNot: '^shared-contracts/(rules|contracts)/src/|node_modules/[.]pnpm/dayjs@' },
    },
    {
      name: 'dayjs-in-one-place',
      comment:
        'Days are read, shifted and written by @touchline/rules/days, so that first files of pages hold no dayjs.',
      severity: 'error',
      from: { pathNot: '^shared-contracts/rules/src/days/' },
      to: { path: 'node_modules/[.]pnpm/dayjs@' },
    },
    {
      name: 'fair-rests-on-hashes',
      comment: 'Draws and games run alike on the server and on the offline verification page.',
      severity: 'error',
      from: { path: '^shared-contracts/fair/src/', pathNot: TESTS },
      to: { pathNot: '^shared-contracts/fair/src/|node_modules/[.]pnpm/@noble[+]hashes@' },
    },
    {
      name: 'shared-packages-know-no-product',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: '^(mfe-[^/]+|host-shell|operator-api|deploy|e2e)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'What a screen means is decided without React, MobX, streams or the page.',
      severity: 'error',
      from: { path: `${FRONT}/${FEATURE}domain/`, pathNot: TESTS },
      to: {
        path: 'node_modules/[.]pnpm/(react|react-dom|mobx|mobx-react-lite|rxjs)@|^shared-contracts/(ui|screens)/',
        pathNot: '^shared-contracts/screens/src/address[.]ts$',
      },
    },
    {
      name: 'only-views-draw',
      severity: 'error',
      from: { path: `${FRONT}/${FEATURE}(state|transport)/`, pathNot: TESTS },
      to: {
        path: '^shared-contracts/(ui|screens)/',
        pathNot: '^shared-contracts/(screens/src/(address[.]ts|(list|form|host)/)|ui/src/when-idle[.]ts)',
      },
    },
    {
      name: 'the-router-is-the-kits',
      comment:
        'A remote takes links and parameters from @touchline/screens, so that the router can move in one place.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/' },
      to: { path: 'node_modules/[.]pnpm/react-router' },
    },
    {
      name: 'composition-knows-no-screen',
      comment: 'Views render what the composition tells; it does not know them.',
      severity: 'error',
      from: { path: '^host-shell/src/composition/', pathNot: TESTS },
      to: { path: '^host-shell/src/(app|views|state|services|transport|locales)/' },
    },
    {
      name: 'modules-meet-at-their-index',
      comment: 'What a server module shows to the others stands in its index.ts.',
      severity: 'error',
      from: { path: '^operator-api/src/modules/([^/]+)/' },
      to: {
        path: '^operator-api/src/modules/[^/]+/',
        pathNot: '^operator-api/src/modules/($1/|[^/]+/index[.]ts$|[^/]+/testing/)',
      },
    },
    {
      name: 'the-feed-knows-no-odds',
      comment:
        'Odds are made of what the feed tells. The way back would join what a provider says to what members see.',
      severity: 'error',
      from: { path: '^operator-api/src/modules/feed/', pathNot: TESTS },
      to: { path: '^operator-api/src/modules/', pathNot: '^operator-api/src/modules/feed/' },
    },
    {
      name: 'stand-ins-are-optional',
      comment: 'Third parties are stood in for by the sandbox, which the server alone wires in.',
      severity: 'error',
      from: { path: '^operator-api/(src|cli)/', pathNot: `${TESTS}|^operator-api/src/run-server[.]ts$` },
      to: { path: '^operator-api/sandbox/' },
    },
    {
      name: 'the-sandbox-uses-modules-at-their-index',
      comment: 'A stand-in uses what a real provider or an operator could.',
      severity: 'error',
      from: { path: '^operator-api/sandbox/', pathNot: TESTS },
      to: { path: '^operator-api/src/modules/', pathNot: '^operator-api/src/modules/[^/]+/index[.]ts$' },
    },
    {
      name: 'the-game-provider-knows-the-protocol-alone',
      comment: 'It meets the operator over HTTP as any third party, so that a real one can take its place.',
      severity: 'error',
      from: { path: '^operator-api/sandbox/games/' },
      to: { path: '^operator-api/(?!sandbox/games/)|^shared-contracts/(contracts|rules)/' },
    },
    {
      name: 'nobody-imports-the-game-provider',
      severity: 'error',
      from: { pathNot: '^operator-api/sandbox/games/' },
      to: { path: '^operator-api/sandbox/games/' },
    },
    {
      name: 'the-server-knows-no-page',
      severity: 'error',
      from: { path: '^operator-api/' },
      to: {
        path: '^(mfe-[^/]+|host-shell|deploy|e2e)/|^shared-contracts/(ui|screens|build|test-kit)/',
        pathNot: '^shared-contracts/(test-kit/(jest|src/tools)|build/node)/',
      },
    },
    {
      name: 'samples-stay-in-tests',
      comment: 'What tests and standalone pages make up never reaches a player.',
      severity: 'error',
      from: { path: '/src/', pathNot: `${TESTS}|/standalone[.]tsx$|^shared-contracts/test-kit/` },
      to: {
        path: '/src/testing/|/modules/[^/]+/testing/|^shared-contracts/test-kit/src/(fake-host|conformance)/',
      },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface to parse with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|[.]cache|[.]data' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}
