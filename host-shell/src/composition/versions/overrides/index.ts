/** What only a browser with overrides needs; players do not fetch it. */
export { OverrideFallback } from './fallback'
export { resolveOverrides } from './resolve-override'
