/** Themes as data, without React: for who serves or checks brands. */
export * from './tokens/contrast'
export * from './tokens/roles'
export * from './tokens/theme-faults'
export { brandCss } from './tokens/tokens-css'
