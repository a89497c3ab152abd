import type { en } from './en.ts'

export const hi: typeof en = {
  title: (event) => `प्रवेश टिकट: ${event}`,
  show: 'कृपया प्रवेश द्वार पर यह कोड दिखाइए।',
  questions: (phone) => `कोई सवाल? ${phone}`,
  shared: (name, event) => `${name}: ${event} का प्रवेश टिकट`,
}
