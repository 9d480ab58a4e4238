export { type Fault, type FormOptions, type FormStage, FormStore } from './form-store'
export { rule } from './rule'
