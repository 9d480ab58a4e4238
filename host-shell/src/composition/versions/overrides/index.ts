/** Code for browsers with overrides alone; players do not fetch it. */
export { OverrideFallback } from './fallback'
export { resolveOverrides } from './resolve-override'
