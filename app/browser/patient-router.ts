import { patientFetch } from './patient-fetch'

// React Router asks by the page's own fetch and takes no other.
if (typeof document !== 'undefined') globalThis.fetch = (url, init) => patientFetch(url, init)
