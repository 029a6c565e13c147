import { document, html } from '../pages/html.ts'
import { spoken } from '../pages/spoken.ts'
import { DEMO_ACCOUNTS, DEMO_COMPANIES } from '../setup/demo.ts'

const WORDS = {
  fr: {
    title: 'Choisir un compte',
    instead: 'Cette page tient lieu de Google tant qu’aucun GOOGLE_CLIENT_ID n’est indiqué.',
    other: 'Une autre adresse',
    verified: 'Google a vérifié cette adresse',
    go: 'Continuer',
    cancel: 'Annuler',
  },
  nl: {
    title: 'Kies een account',
    instead: 'Deze pagina staat in de plaats van Google zolang er geen GOOGLE_CLIENT_ID is.',
    other: 'Een ander adres',
    verified: 'Google heeft dit adres gecontroleerd',
    go: 'Doorgaan',
    cancel: 'Annuleren',
  },
  en: {
    title: 'Choose an account',
    instead: 'This page stands in for Google as long as there is no GOOGLE_CLIENT_ID.',
    other: 'Another address',
    verified: 'Google has verified this address',
    go: 'Continue',
    cancel: 'Cancel',
  },
}

/**
 * The page on which one says who one is.
 *
 * @returns HTML
 */
export function chooserPage(language: unknown): string {
  const words = spoken(WORDS, language)
  const account = (email: string) => html`<button name="email" value="${email}">${email}</button>`
  return document(
    words,
    words.title,
    html`<form method="post" class="wide">
        <input type="hidden" name="verified" value="on" />
        ${addresses().map(account)}
      </form>
      <form method="post" class="wide">
        <label for="email">${words.other}</label>
        <input id="email" name="email" type="email" required maxlength="254" />
        <label><input type="checkbox" name="verified" checked /> ${words.verified}</label>
        <button>${words.go}</button>
      </form>
      <form method="post" class="wide">
        <button name="cancel" value="1">${words.cancel}</button>
      </form>`
  )
}

function addresses(): string[] {
  const names = DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0])
  return DEMO_COMPANIES.flatMap(({ slug }) => names.map((name) => `${name}@${slug}.test`))
}
