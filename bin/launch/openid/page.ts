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
  const locale = isSpoken(language) ? language : 'fr'
  const words = WORDS[locale]
  const accounts = addresses()
    .map((email) => `<button name="email" value="${email}">${email}</button>`)
    .join('\n        ')
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>${words.title}</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
      h1 { font-size: 1.25rem; font-weight: 600 }
      form { display: flex; flex-direction: column; gap: .5rem; margin: 1.5rem 0 }
      button, input[type=email] { font: inherit; padding: .6rem 1rem; border: 1px solid GrayText; border-radius: .5rem; background: Canvas; color: CanvasText }
      button { cursor: pointer; text-align: left }
    </style>
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      <p>${words.instead}</p>
      <form method="post">
        <input type="hidden" name="verified" value="on">
        ${accounts}
      </form>
      <form method="post">
        <label for="email">${words.other}</label>
        <input id="email" name="email" type="email" required maxlength="254">
        <label><input type="checkbox" name="verified" checked> ${words.verified}</label>
        <button>${words.go}</button>
      </form>
      <form method="post"><button name="cancel" value="1">${words.cancel}</button></form>
    </main>
  </body>
</html>
`
}

const isSpoken = (language: unknown): language is keyof typeof WORDS =>
  typeof language === 'string' && language in WORDS

function addresses(): string[] {
  const names = DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0])
  return DEMO_COMPANIES.flatMap(({ slug }) => names.map((name) => `${name}@${slug}.test`))
}
