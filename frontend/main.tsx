import '@/styles/app.css'
// Whichever of both comes first: what is done before anything is painted, is done before this.
import './first.ts'
import { start } from '@/app/start'
import { DEFAULT_LOCALE, localeOfCookie, localeOfPath } from '@/lib/locale'
import { startMonitoring } from '@/lib/monitoring'
import { followScheme } from '@/lib/scheme'
import { nameStyleNonce } from '@/lib/style-nonce'

const locale = localeOfPath(window.location.pathname)

nameStyleNonce()
followScheme()

if (locale) {
  void startMonitoring()
  start(document.getElementById('root')!, locale).catch(showBrokenStart)
} else {
  const { pathname, search, hash } = window.location
  window.location.replace(
    `/${localeOfCookie(document.cookie) ?? DEFAULT_LOCALE}${pathname}${search}${hash}`
  )
}

/** A chunk that cannot be fetched leaves no catalogue to speak from: the specification's sentence, and Reload. */
function showBrokenStart(): void {
  const root = document.getElementById('root')!
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Reload',
  })
  button.addEventListener('click', () => window.location.reload())
  const line = Object.assign(document.createElement('p'), {
    textContent: 'Une erreur est survenue...',
  })
  root.replaceChildren(line, button)
  root.setAttribute('role', 'alert')
  root.style.cssText =
    'display:grid;place-content:center;gap:1rem;min-height:100vh;text-align:center'
}
