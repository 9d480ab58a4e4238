import form from '@touchline/screens/locales/form/tw.json'
import own from './form.json'

/** The kit's texts for forms, with the faults of this area's own. */
export default { form: { ...form, wrong: { ...form.wrong, ...own } } }
