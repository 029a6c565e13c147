import type { User } from '@/api/types'
import { pageConfig } from './config.ts'
import { reportError } from './monitoring.ts'

/** The window to our support. */
export interface Messenger {
  /** Shows it to a signed-in person. */
  boot: (person: User) => Promise<void>
  /** Takes it away with what it remembers of the person. */
  shutdown: () => void
}

/** The parts of the widget's script that we call. */
interface Chatwoot {
  setUser: (id: string, about: { email: string; name: string; identifier_hash?: string }) => void
  setLocale: (locale: string) => void
  toggleBubbleVisibility: (state: 'show' | 'hide') => void
  reset: () => void
}

declare global {
  interface Window {
    $chatwoot?: Chatwoot
    chatwootSDK?: { run: (site: { websiteToken: string; baseUrl: string }) => void }
  }
}

/** Fetched once; later sign-ins find it there. */
let ready: Promise<void> | undefined

/** Chatwoot's widget where one is configured, else nothing. */
export function createMessenger(): Messenger | null {
  const { messaging } = pageConfig()
  if (!messaging) return null
  return {
    async boot(person) {
      await (ready ??= load(messaging))
      window.$chatwoot?.setLocale(person.language)
      window.$chatwoot?.setUser(person.id, {
        email: person.email,
        name: person.displayName,
        identifier_hash: person.userHash ?? undefined,
      })
      window.$chatwoot?.toggleBubbleVisibility('show')
    },
    shutdown() {
      window.$chatwoot?.reset()
      window.$chatwoot?.toggleBubbleVisibility('hide')
    },
  }
}

/** Work does not stop because the widget does not answer. */
export function logOnly(error: unknown): void {
  console.warn('messaging', error)
  reportError(error)
}

function load({ url, token }: { url: string; token: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('chatwoot:ready', () => resolve(), { once: true })
    const script = Object.assign(document.createElement('script'), {
      src: `${url}/packs/js/sdk.js`,
      async: true,
    })
    script.addEventListener('load', () =>
      window.chatwootSDK?.run({ websiteToken: token, baseUrl: url })
    )
    script.addEventListener('error', () => {
      ready = undefined
      reject(new Error(`The messaging widget of ${url} did not load`))
    })
    document.head.append(script)
  })
}
